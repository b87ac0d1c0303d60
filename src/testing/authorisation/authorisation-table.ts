/**
 * Statuses of a route by the owner of the object, in the order of the actors. A route without an object has them under
 * `own`.
 */
export type Cells = Partial<Record<'own' | 'anothers' | 'missing', number[]>>;

/*
 * All routes of the application, and the status that each returns to
 *   nobody, a man, the woman he is matched with, her guardian, another guardian, an admin, a moderator
 * and in the console (/api/admin) also to one of the staff with each duty: cases, content, money, figures
 * for their own object, another circle's, and one that does not exist. `-` means not applicable: a mailed token is the
 * only authority of its request, and the first use spends it. 404 also hides objects that the actor must not know of
 * . The test sends the rows from top to bottom; authorisation-calls.ts has their requests.
 */
// prettier-ignore
const rows = `
# the machinery, and local mode
GET /healthz                                       | 200 200 200 200 200 200 200
GET /readyz                                        | 200 200 200 200 200 200 200
GET /servez                                        | 200 200 200 200 200 200 200
GET /metrics                                       | 200 200 200 200 200 200 200
GET /dev                                           | 200 200 200 200 200 200 200
GET /dev/cockpit.js                                | 200 200 200 200 200 200 200
GET /dev/clock                                     | 200 200 200 200 200 200 200
POST /dev/clock                                    | 200 200 200 200 200 200 200
POST /dev/settle                                   | 200 200 200 200 200 200 200
GET /dev/mailbox.json                              | 200 200 200 200 200 200 200
GET /dev/mailbox                                   | 200 200 200 200 200 200 200
GET /dev/mailbox.css                               | 200 200 200 200 200 200 200
GET /dev/mailbox/:id                               | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
GET /dev/mailbox/:id/html                          | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
GET /dev/push                                      | 200 200 200 200 200 200 200
GET /dev/push.json                                 | 200 200 200 200 200 200 200
POST /dev/push/browsers                            | 201 201 201 201 201 201 201
PUT /dev/push/to/:id                               | 204 204 204 204 204 204 204 | -                           | 404 404 404 404 404 404 404
POST /dev/push/to/:id                              | 403 403 403 403 403 403 403 | -                           | 404 404 404 404 404 404 404
GET /api/openapi.json                              | 200 200 200 200 200 200 200

# signing up and in
GET /api/user                                      | 401 200 200 200 200 200 200
GET /api/auth/user                                 | 401 200 200 200 200 200 200
POST /api/auth/signup                              | 201 201 201 201 201 201 201
POST /api/auth/signin                              | 200 200 200 200 200 200 200 | 200 200 200 200 200 200 200 | 401 401 401 401 401 401 401
POST /api/auth/reauthenticate                      | 401 200 200 200 200 200 200
POST /api/auth/signout                             | 200 200 200 200 200 200 200
POST /api/auth/forgot-password                     | 200 200 200 200 200 200 200 | -                           | 200 200 200 200 200 200 200
POST /api/auth/reset-password                      | 200 200 200 200 200 200 200 | -                           | 400 400 400 400 400 400 400
POST /api/auth/confirm-email                       | 200 200 200 200 200 200 200 | -                           | 400 400 400 400 400 400 400
GET /api/auth/link-use                              | 200 200 200 200 200 200 200
POST /api/auth/confirm-email/resend                | 401 202 202 202 202 202 202
GET /api/login                                     | 302 302 302 302 302 302 302
GET /api/logout                                    | 302 302 302 302 302 302 302
POST /api/auth/signin/two-factor                   | 401 401 401 401 401 401 401

# the own account
GET /api/account/security                          | 401 200 200 200 200 200 200
DELETE /api/account/sessions/:id                   | 401 204 204 204 204 204 204 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
GET /api/account/settings                          | 401 200 200 200 200 200 200
PUT /api/account/settings                          | 401 200 200 200 200 200 200
POST /api/account/terms                            | 401 200 200 200 200 200 200
GET /api/account/push                              | 401 200 200 200 200 200 200
PUT /api/account/push                              | 401 200 200 200 200 200 200
PUT /api/account/push/:id                          | 401 200 200 200 200 200 200 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
DELETE /api/account/push/:id                       | 401 204 204 204 204 204 204 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
GET /api/account/email                             | 401 200 200 200 200 200 200
POST /api/account/email/retry                      | 401 200 200 200 200 200 200
POST /api/account/two-factor/enable                | 401 409 409 409 409 409 409
POST /api/account/two-factor/disable               | 401 409 409 409 409 409 409
GET /unsubscribe/:token                            | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
POST /unsubscribe/:token                           | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
GET /api/account/export                            | 401 200 200 200 200 200 200
GET /api/events                                    | 401 200 200 200 200 200 200

# the console
GET /api/admin/audit/chain                         | 401 403 403 403 403 200 403 403 403 403 403
GET /api/admin/audit.csv                           | 401 403 403 403 403 200 403 403 403 403 403
GET /api/admin/audit/:id                           | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
GET /api/admin/audit                               | 401 403 403 403 403 200 403 403 403 403 403
GET /api/admin/conversations/:id                   | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
GET /api/admin/conversations                       | 401 403 403 403 403 200 403 200 403 403 403
POST /api/admin/conversations/:id/read             | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
GET /api/admin/stats                               | 401 403 403 403 403 200 200 403 403 403 200
GET /api/admin/overview                            | 401 403 403 403 403 200 200 403 403 403 200
GET /api/admin/users/:id/timeline                  | 401 403 403 403 403 200 200 200 403 403 403 | 401 403 403 403 403 200 200 200 403 403 403 | 401 403 403 403 403 404 404 404 403 403 403
GET /api/admin/users                               | 401 403 403 403 403 200 200 200 403 200 403
POST /api/admin/users/export                       | 401 403 403 403 403 200 200 200 403 200 403
GET /api/admin/users/:id                           | 401 403 403 403 403 200 200 200 403 200 403 | 401 403 403 403 403 200 200 200 403 200 403 | 401 403 403 403 403 404 404 404 403 404 403
PUT /api/admin/users/:id/status                    | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 200 403 403 403 403 403 | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/users/:id/disable                  | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 200 403 403 403 403 403 | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/users/:id/enable                   | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 200 403 403 403 403 403 | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/users/:id/end-sessions             | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 200 403 403 403 403 403 | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/users/:id/set-role                 | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 200 403 403 403 403 403 | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/users/:id/grant-plan               | 401 403 403 403 403 200 403 403 403 200 403 | 401 403 403 403 403 200 403 403 403 200 403 | 401 403 403 403 403 404 403 403 403 404 403
GET /api/admin/search                              | 401 403 403 403 403 200 200 200 403 200 403
POST /api/admin/users/:id/revoke-grant             | 401 403 403 403 403 200 403 403 403 200 403 | 401 403 403 403 403 200 403 403 403 200 403 | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/users/:id/cancel-plan              | 401 403 403 403 403 409 403 403 403 409 403 | 401 403 403 403 403 409 403 403 403 409 403 | 401 403 403 403 403 409 403 403 403 409 403
POST /api/admin/users/:id/resend-confirmation      | 401 403 403 403 403 409 403 409 403 403 403 | 401 403 403 403 403 200 403 200 403 403 403 | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/users/:id/correct-address          | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 200 403 403 403 403 403 | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/users/:id/read-profile             | 401 403 403 403 403 404 403 404 403 403 403 | 401 403 403 403 403 200 403 200 403 403 403 | 401 403 403 403 403 404 403 404 403 403 403
GET /api/admin/users/:id/measures                  | 401 403 403 403 403 404 403 404 403 403 403 | 401 403 403 403 403 200 403 200 403 403 403 | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/users/:id/hide-profile             | 401 403 403 403 403 404 403 404 403 403 403 | 401 403 403 403 403 200 403 200 403 403 403 | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/users/:id/warn                     | 401 403 403 403 403 404 403 404 403 403 403 | 401 403 403 403 403 200 403 200 403 403 403 | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/users/:id/send-export-link         | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 200 403 403 403 403 403 | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/users/:id/start-closure            | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 200 403 403 403 403 403 | 401 403 403 403 403 404 403 403 403 403 403
GET /api/admin/users/:id/requests                  | 401 403 403 403 403 200 403 200 403 200 403 | 401 403 403 403 403 200 403 200 403 200 403 | 401 403 403 403 403 404 403 404 403 404 403
GET /api/admin/users/:id/guardianship              | 401 403 403 403 403 200 403 200 403 403 403 | 401 403 403 403 403 200 403 200 403 403 403 | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/users/:id/resend-invitation        | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 409 403 403 403 403 403 | 401 403 403 403 403 409 403 403 403 403 403
GET /api/admin/payments                            | 401 403 403 403 403 200 403 403 403 200 403
POST /api/admin/payments/export                    | 401 403 403 403 403 200 403 403 403 200 403
GET /api/admin/payments/:id                        | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/payments/:id/refund                | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
GET /api/admin/emails                              | 401 403 403 403 403 200 403 200 403 403 403
GET /api/admin/emails/:id                          | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
GET /api/admin/payment-disputes                    | 401 403 403 403 403 200 403 403 403 200 403
POST /api/admin/payment-disputes/export            | 401 403 403 403 403 200 403 403 403 200 403
GET /api/admin/payment-disputes/:id                | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/payment-disputes/:id/take          | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/payment-disputes/:id/release       | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/payment-disputes/:id/respond       | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
GET /api/admin/refunds                             | 401 403 403 403 403 200 403 403 403 200 403
POST /api/admin/refunds/export                     | 401 403 403 403 403 200 403 403 403 200 403
GET /api/admin/refunds/:id                         | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/refunds/:id/take                   | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/refunds/:id/release                | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/refunds/:id/approve                | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/refunds/:id/refuse                 | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/refunds/:id/read-words             | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
GET /api/admin/quiet-days                          | 401 403 403 403 403 200 403 403 403 403 403
POST /api/admin/quiet-days/export                  | 401 403 403 403 403 200 403 403 403 403 403
GET /api/admin/quiet-days/:id                      | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/quiet-days/:id/set                 | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/quiet-days/:id/reset               | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
GET /api/admin/support                             | 401 403 403 403 403 200 403 200 403 403 403
POST /api/admin/support/export                     | 401 403 403 403 403 200 403 200 403 403 403
GET /api/admin/support/:id                         | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/take                   | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/release                | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/answer                 | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/read-words             | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/close                  | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/ask-back               | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/note                   | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/set-urgency            | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/reassign               | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/support/:id/reopen                 | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
GET /api/admin/consultations                       | 401 403 403 403 403 200 403 200 403 403 403
POST /api/admin/consultations/export               | 401 403 403 403 403 200 403 200 403 403 403
GET /api/admin/consultations/:id                   | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/consultations/:id/take             | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/consultations/:id/release          | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/consultations/:id/answer           | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/consultations/:id/read-words       | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
GET /api/admin/reports                             | 401 403 403 403 403 200 200 200 403 403 403
POST /api/admin/reports/export                     | 401 403 403 403 403 200 200 200 403 403 403
GET /api/admin/reports/:id                         | 401 403 403 403 403 200 200 200 403 403 403 | -                                           | 401 403 403 403 403 404 404 404 403 403 403
POST /api/admin/reports/:id/take                   | 401 403 403 403 403 200 200 200 403 403 403 | -                                           | 401 403 403 403 403 404 404 404 403 403 403
POST /api/admin/reports/:id/release                | 401 403 403 403 403 200 200 200 403 403 403 | -                                           | 401 403 403 403 403 404 404 404 403 403 403
POST /api/admin/reports/:id/read                   | 401 403 403 403 403 200 200 200 403 403 403 | -                                           | 401 403 403 403 403 404 404 404 403 403 403
POST /api/admin/reports/:id/resolve                | 401 403 403 403 403 200 200 200 403 403 403 | -                                           | 401 403 403 403 403 404 404 404 403 403 403
POST /api/admin/reports/:id/reopen                 | 401 403 403 403 403 200 200 200 403 403 403 | -                                           | 401 403 403 403 403 404 404 404 403 403 403
GET /api/admin/rewrites                            | 401 403 403 403 403 200 403 200 403 403 403
POST /api/admin/rewrites/export                    | 401 403 403 403 403 200 403 200 403 403 403
GET /api/admin/rewrites/:id                        | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/rewrites/:id/take                  | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/rewrites/:id/release               | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/rewrites/:id/show                  | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/rewrites/:id/read-words            | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/rewrites/:id/send-back             | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
GET /api/admin/guardian-disputes                   | 401 403 403 403 403 200 403 200 403 403 403
POST /api/admin/guardian-disputes/export           | 401 403 403 403 403 200 403 200 403 403 403
GET /api/admin/guardian-disputes/:id               | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-disputes/:id/take         | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-disputes/:id/release      | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-disputes/:id/ask          | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-disputes/:id/propose      | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-disputes/:id/hold         | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-disputes/:id/end-hold     | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-disputes/:id/open         | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-disputes/:id/resolve      | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
GET /api/admin/guardian-checks                     | 401 403 403 403 403 200 403 200 403 403 403
POST /api/admin/guardian-checks/export             | 401 403 403 403 403 200 403 200 403 403 403
GET /api/admin/guardian-checks/:id                 | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-checks/:id/take           | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-checks/:id/release        | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-checks/:id/confirm        | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
POST /api/admin/guardian-checks/:id/refuse         | 401 403 403 403 403 200 403 200 403 403 403 | -                                           | 401 403 403 403 403 404 403 404 403 403 403
GET /api/admin/mail                                | 401 403 403 403 403 200 403 403 403 403 403
POST /api/admin/mail/export                        | 401 403 403 403 403 200 403 403 403 403 403
GET /api/admin/mail/:id                            | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
GET /api/admin/papers                              | 401 403 403 403 403 200 403 403 403 403 403
POST /api/admin/papers/export                      | 401 403 403 403 403 200 403 403 403 403 403
GET /api/admin/papers/:id                          | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/papers/:id/sign-off                | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
GET /api/admin/site                                | 401 403 403 403 403 200 403 403 403 403 403
GET /api/admin/site/:id                            | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
PUT /api/admin/site/:id                            | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
POST /api/admin/mail/:id/send-again                | 401 403 403 403 403 200 403 403 403 403 403 | -                                           | 401 403 403 403 403 404 403 403 403 403 403
GET /api/admin/articles                            | 401 403 403 403 403 200 200 403 200 403 403
POST /api/admin/articles/export                    | 401 403 403 403 403 200 200 403 200 403 403
GET /api/admin/articles/:id                        | 401 403 403 403 403 200 200 403 200 403 403 | -                                           | 401 403 403 403 403 404 404 403 404 403 403
POST /api/admin/articles                           | 401 403 403 403 403 201 403 403 201 403 403
PUT /api/admin/articles/:id                        | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
DELETE /api/admin/articles/:id                     | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
GET /api/admin/example-profiles                    | 401 403 403 403 403 200 200 403 200 403 403
POST /api/admin/example-profiles/export            | 401 403 403 403 403 200 200 403 200 403 403
GET /api/admin/example-profiles/:id                | 401 403 403 403 403 200 200 403 200 403 403 | -                                           | 401 403 403 403 403 404 404 403 404 403 403
POST /api/admin/example-profiles                   | 401 403 403 403 403 201 403 403 201 403 403
PUT /api/admin/example-profiles/:id                | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
DELETE /api/admin/example-profiles/:id             | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
GET /api/admin/prompts                             | 401 403 403 403 403 200 200 403 200 403 403
POST /api/admin/prompts/export                     | 401 403 403 403 403 200 200 403 200 403 403
GET /api/admin/prompts/:id                         | 401 403 403 403 403 200 200 403 200 403 403 | -                                           | 401 403 403 403 403 404 404 403 404 403 403
POST /api/admin/prompts                            | 401 403 403 403 403 201 403 403 201 403 403
PUT /api/admin/prompts/:id                         | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
DELETE /api/admin/prompts/:id                      | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
GET /api/admin/topics                              | 401 403 403 403 403 200 200 403 200 403 403
POST /api/admin/topics/export                      | 401 403 403 403 403 200 200 403 200 403 403
GET /api/admin/topics/:id                          | 401 403 403 403 403 200 200 403 200 403 403 | -                                           | 401 403 403 403 403 404 404 403 404 403 403
POST /api/admin/topics                             | 401 403 403 403 403 201 403 403 201 403 403
PUT /api/admin/topics/:id                          | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
DELETE /api/admin/topics/:id                       | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
GET /api/admin/topics/:id/versions                 | 401 403 403 403 403 200 200 403 200 403 403 | -                                           | 401 403 403 403 403 404 404 403 404 403 403
GET /api/admin/site-content                        | 401 403 403 403 403 200 200 403 200 403 403
POST /api/admin/site-content/export                | 401 403 403 403 403 200 200 403 200 403 403
GET /api/admin/site-content/:id                    | 401 403 403 403 403 200 200 403 200 403 403 | -                                           | 401 403 403 403 403 404 404 403 404 403 403
POST /api/admin/site-content                       | 401 403 403 403 403 201 403 403 201 403 403
PUT /api/admin/site-content/:id                    | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
DELETE /api/admin/site-content/:id                 | 401 403 403 403 403 200 403 403 200 403 403 | -                                           | 401 403 403 403 403 404 403 403 404 403 403
GET /api/admin/subscription-plans                  | 401 403 403 403 403 200 200 403 403 200 403
POST /api/admin/subscription-plans/export          | 401 403 403 403 403 200 200 403 403 200 403
GET /api/admin/subscription-plans/:id              | 401 403 403 403 403 200 200 403 403 200 403 | -                                           | 401 403 403 403 403 404 404 403 403 404 403
POST /api/admin/subscription-plans                 | 401 403 403 403 403 201 403 403 403 201 403
PUT /api/admin/subscription-plans/:id              | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
DELETE /api/admin/subscription-plans/:id           | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
GET /api/admin/promo-codes                         | 401 403 403 403 403 200 200 403 403 200 403
POST /api/admin/promo-codes/export                 | 401 403 403 403 403 200 200 403 403 200 403
GET /api/admin/promo-codes/:id                     | 401 403 403 403 403 200 200 403 403 200 403 | -                                           | 401 403 403 403 403 404 404 403 403 404 403
POST /api/admin/promo-codes                        | 401 403 403 403 403 201 403 403 403 201 403
PUT /api/admin/promo-codes/:id                     | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
DELETE /api/admin/promo-codes/:id                  | 401 403 403 403 403 200 403 403 403 200 403 | -                                           | 401 403 403 403 403 404 403 403 403 404 403
POST /api/admin/promo-codes/generate               | 401 403 403 403 403 200 403 403 403 200 403
GET /api/admin/subscriptions                       | 401 403 403 403 403 200 200 403 403 200 403
POST /api/admin/subscriptions/export               | 401 403 403 403 403 200 200 403 403 200 403
GET /api/admin/subscriptions/:id                   | 401 403 403 403 403 200 200 403 403 200 403 | -                                           | 401 403 403 403 403 404 404 403 403 404 403

# guardians, and what they decide
GET /api/guardian                                  | 401 200 200 200 200 200 200
GET /api/guardian/oversight                        | 401 200 200 200 200 200 200
GET /api/guardian/safety                           | 401 200 200 200 200 200 200
POST /api/guardian/safety                          | 401 409 200 409 409 409 409
GET /api/guardian/previous                         | 401 200 200 200 200 200 200
GET /api/guardian/profile                          | 401 403 403 200 200 403 403
POST /api/guardian/resend                          | 401 409 409 409 409 409 409
GET /api/wali-verify/:id                           | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
GET /decide/invitation/:id                         | 303 303 303 303 303 303 303 | -                           | 303 303 303 303 303 303 303
POST /decide/invitation/:id                        | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
GET /step-down/:token                              | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
POST /step-down/:token                             | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
POST /api/wali-verify/:id/refuse                   | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
POST /api/guardian/claim/describe                  | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
POST /api/guardian/claim/renew                     | 202 202 202 202 202 202 202 | -                           | 404 404 404 404 404 404 404
GET /api/guardian/pending-approvals                | 401 403 403 200 200 403 403
GET /api/guardian/pending-approvals/:id            | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/guardian/pending-approvals/:id/respond   | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
GET /api/guardian/decisions                        | 401 403 403 200 200 403 403
GET /api/guardian/history                          | 401 200 200 200 200 200 200
GET /api/approvals/:token                          | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
POST /api/approvals/:token                         | 200 409 409 409 200 409 409 | -                           | 404 404 404 404 404 404 404
POST /api/approvals/:token/renew                   | 404 404 404 404 404 404 404 | -                           | 404 404 404 404 404 404 404
GET /decide/objection/:token                       | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
POST /decide/objection/:token                      | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
GET /decide/relative/:token                        | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
POST /decide/relative/:token                       | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
GET /decide/:token                                 | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
POST /decide/:token                                | 200 409 409 409 200 409 409 | -                           | 404 404 404 404 404 404 404
GET /api/guardian/ward-profiles                    | 401 403 403 200 200 403 403
GET /api/guardian/matches                          | 401 403 403 200 200 403 403
GET /api/guardian/matches/:id/messages             | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
GET /api/guardian/matches/:id/notes                | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/guardian/matches/:id/notes               | 401 403 403 201 201 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/guardian/matches/:id/visit               | 401 403 403 204 204 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
GET /api/guardian/stats                            | 401 403 403 200 200 403 403

# profiles
GET /api/profile                                   | 401 200 200 200 200 200 200
GET /api/profile/prompts                           | 401 200 200 403 403 200 200
PUT /api/profile                                   | 401 200 200 403 403 409 409
PUT /api/profile/break                             | 401 200 200 403 403 409 409
DELETE /api/profile/break                          | 401 200 200 403 403 409 409
POST /api/profile/warnings/:id/acknowledge         | 401 200 200 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
GET /api/profiles/browse                           | 401 200 200 200 200 409 409
GET /api/discover                                  | 401 200 200 200 200 409 409
GET /api/profiles/browse/costs                     | 401 200 200 200 200 409 409
GET /api/discover/costs                            | 401 200 200 200 200 409 409
GET /api/profiles/:id                              | 401 200 200 200 200 409 409 | 401 404 404 404 404 409 409 | 401 404 404 404 404 409 409
POST /api/profiles/:id/block                       | 401 204 204 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
DELETE /api/profiles/:id/block                     | 401 204 204 403 403 409 409 | 401 204 204 403 403 409 409 | 401 204 204 403 403 409 409
GET /api/blocked-profiles                          | 401 200 200 403 403 409 409
GET /api/account/never-again                       | 401 200 200 403 403 409 409
DELETE /api/account/never-again/:profileId         | 401 204 204 403 403 409 409 | 401 204 204 403 403 409 409 | 401 204 204 403 403 409 409
GET /api/saved-profiles                            | 401 200 200 403 403 409 409
PUT /api/saved-profiles/:id                        | 401 204 204 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
DELETE /api/saved-profiles/:id                     | 401 204 204 403 403 409 409 | 401 204 204 403 403 409 409 | 401 204 204 403 403 409 409
GET /api/saved-searches                            | 401 200 200 403 403 409 409
POST /api/saved-searches                           | 401 201 201 403 403 409 409
PUT /api/saved-searches/:id                        | 401 200 200 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
DELETE /api/saved-searches/:id                     | 401 204 204 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409

# interest requests, matches and messages
POST /api/interest-requests                        | 401 409 409 403 403 409 409 | 401 201 201 403 403 409 409 | 401 404 404 403 403 409 409
POST /api/matches                                  | 401 409 409 403 403 409 409 | 401 409 409 403 403 409 409 | 401 404 404 403 403 409 409
GET /api/interest-requests/received                | 401 200 200 403 403 409 409
GET /api/interest-requests/sent                    | 401 200 200 403 403 409 409
POST /api/interest-requests/:id/respond            | 401 404 200 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
POST /api/interest-requests/:id/withdraw           | 401 200 404 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
GET /api/subscription/status                       | 401 200 200 403 403 200 200
POST /api/create-upgrade-checkout-session          | 401 200 200 403 403 403 403
POST /api/upgrade-payment/saved-card                | 401 404 404 403 403 404 404
POST /api/verify-upgrade-payment                   | 401 404 404 403 403 404 404
GET /api/subscription/usage                        | 401 200 200 403 403 200 200
POST /api/subscription/cancel                      | 401 409 409 403 403 409 409
POST /api/subscription/resume                      | 401 409 409 403 403 409 409
POST /api/subscription/payment-method              | 401 409 409 403 403 409 409
POST /api/subscription/refund                      | 401 409 409 403 403 409 409
GET /api/subscription/invoices                     | 401 200 200 403 403 200 200
GET /api/subscription/invoices/:id                 | -                           | -                           | 401 404 404 403 403 404 404
GET /api/matches                                   | 401 200 200 403 403 409 409
GET /api/matches/:id                               | 401 200 200 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
POST /api/matches/:id/status                       | 401 200 200 200 200 404 404 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
POST /api/matches/:id/object                       | 401 403 409 403 403 404 404 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
POST /api/matches/:id/stage                        | 401 200 200 200 200 404 404 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
POST /api/matches/:id/supervision                  | 401 403 200 200 200 404 404 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
GET /api/messages/unread-count                     | 401 200 200 403 403 409 409
GET /api/matches/:id/messages                      | 401 200 200 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
POST /api/matches/:id/messages                     | 401 201 201 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
GET /api/matches/:id/notes                         | 401 404 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
GET /api/matches/:id/path                          | 401 200 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
GET /api/matches/:id/summary                       | 401 200 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
GET /api/matches/:id/private-question              | 401 404 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/matches/:id/private-question             | 401 404 204 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
GET /api/guardian/matches/:id/path                 | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
GET /api/guardian/matches/:id/summary              | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/guardian/matches/:id/releases            | 401 403 403 201 201 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/matches/:id/releases/:releaseId/open     | 401 200 404 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
DELETE /api/guardian/matches/:id/releases/:releaseId | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/guardian/matches/:id/relative/request    | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/matches/:id/relative                     | 401 201 404 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/guardian/matches/:id/relative/open       | 401 403 403 200 409 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
DELETE /api/matches/:id/relative                   | 401 204 404 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/matches/:id/meetings/:meetingId/confirm  | 401 200 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/guardian/matches/:id/meetings/:meetingId/confirm | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/matches/:id/meetings/:meetingId/move     | 401 200 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/guardian/matches/:id/meetings/:meetingId/move | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
GET /api/matches/:id/meetings/:meetingId.ics       | 401 200 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
GET /api/guardian/matches/:id/meetings/:meetingId.ics | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/matches/:id/meetings/:meetingId/feedback | 401 409 409 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/matches/:id/meetings/:meetingId/cancel   | 401 200 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/guardian/matches/:id/meetings/:meetingId/cancel | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/guardian/matches/:id/topics/:topicId/request | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/guardian/matches/:id/topics/:topicId/note | 401 403 403 201 201 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
PUT /api/matches/:id/topics/:topicId/answer        | 401 200 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/matches/:id/topics/:topicId/agree        | 401 409 409 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/matches/:id/topics/:topicId/speak        | 401 200 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
DELETE /api/matches/:id/topics/:topicId/speak      | 401 200 200 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/matches/:id/meetings                     | 401 201 201 403 403 404 404 | 401 404 404 403 403 404 404 | 401 404 404 403 403 404 404
POST /api/guardian/matches/:id/meetings            | 401 403 403 409 201 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
PATCH /api/messages/:id/read                       | 401 404 200 403 403 409 409 | 401 404 404 403 403 409 409 | 401 404 404 403 403 409 409
GET /api/dashboard-stats                           | 401 200 200 403 403 200 200

# the staff, reached in private
POST /api/support                                  | 401 201 201 201 201 201 201
GET /api/support                                   | 401 200 200 200 200 200 200
POST /api/support/:id/messages                     | 401 201 201 201 201 201 201 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
POST /api/support/:id/read                         | 401 204 204 204 204 204 204 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
POST /api/consultations                            | 401 201 201 201 201 201 201
GET /api/consultations                             | 401 200 200 200 200 200 200
PUT /api/prayer-reminders                          | 401 200 200 200 200 200 200
GET /api/prayer-reminders                          | 401 200 200 200 200 200 200
POST /api/reports                                  | 401 201 201 201 201 404 404 | 401 404 404 404 404 404 404 | 401 404 404 404 404 404 404
GET /api/reports                                   | 401 200 200 200 200 200 200
GET /help                                          | 200 200 200 200 200 200 200
POST /help                                         | 200 200 200 200 200 200 200
GET /help-style.css                                | 200 200 200 200 200 200 200
GET /help-leave.js                                 | 200 200 200 200 200 200 200

# for everybody to read
POST /api/create-signup-checkout-session           | 200 200 200 200 200 200 200
POST /api/verify-signup-payment                    | 404 404 404 404 404 404 404
POST /api/promo-codes/check                        | 404 404 404 404 404 404 404
POST /api/webhooks/stripe                          | 400 400 400 400 400 400 400
POST /api/webhooks/mail                            | 401 401 401 401 401 401 401
GET /api/subscription-plans                        | 200 200 200 200 200 200 200
GET /api/guidance                                  | 200 200 200 200 200 200 200
GET /api/guidance/:slug                            | 200 200 200 200 200 200 200 | -                           | 404 404 404 404 404 404 404
GET /api/example-profiles                          | 200 200 200 200 200 200 200
GET /api/site-content                              | 200 200 200 200 200 200 200
GET /api/operator                                  | 200 200 200 200 200 200 200
GET /api/cities                                    | 200 200 200 200 200 200 200
GET /api/prayer-times                              | 200 200 200 200 200 200 200

# last, since they change who somebody is, or end his sessions
POST /api/account/two-factor/setup                 | 401 200 200 200 200 200 200
POST /api/wali-verification                        | 403 403 409 403 403 403 403 | 403 403 403 403 403 403 403 | 403 403 403 403 403 403 403
DELETE /dev/mailbox.json                           | 204 204 204 204 204 204 204
POST /api/profiles                                 | 401 409 409 403 403 403 403
POST /api/account/become-member                    | 401 200 409 200 200 403 403
POST /api/guardian/step-down                       | 401 403 403 200 200 403 403 | 401 403 403 404 404 403 403 | 401 403 403 404 404 403 403
POST /api/guardian                                 | 401 403 201 403 403 403 403
POST /api/guardian/verify                          | 401 200 403 200 200 200 200 | -                           | 401 400 400 400 400 400 400
POST /api/guardian/claim                           | 200 200 403 200 200 200 200 | -                           | 404 404 404 404 404 404 404
PUT /api/account/email                             | 401 202 202 202 202 202 202
DELETE /api/account/sessions                       | 401 204 204 204 204 204 204
POST /api/auth/change-password                     | 401 200 200 200 200 200 200
DELETE /api/account/consent                        | 401 200 200 200 200 409 200
POST /api/account/restore                          | 401 200 200 200 200 200 200
DELETE /api/account                                | 401 200 200 200 200 409 200
`;

/** The table by route, as `GET /api/user`. */
export const authorisationTable = new Map(
  rows
    .split('\n')
    .filter((row) => row.includes('|'))
    .map((row): [string, Cells] => {
      const [route, ...cells] = row.split('|').map((part) => part.trim());
      const [own, anothers, missing] = cells.map((cell) => (cell === '-' ? undefined : cell.split(' ').map(Number)));
      return [route!, { ...(own && { own }), ...(anothers && { anothers }), ...(missing && { missing }) }];
    }),
);
