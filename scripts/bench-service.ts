// npm run bench:service: requests a second beside nginx in the same run.
import '../service/bench.ts'
