// npm run inquiries -- COMMAND: lets the firm list, export, back up and erase inquiries.
import '../service/admin/cli.ts'
