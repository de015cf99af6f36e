// npm run inquiries -- COMMAND: the firm's side of the contact service.
import '../service/admin/cli.ts'
