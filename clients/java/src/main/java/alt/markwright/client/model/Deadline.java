// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code Deadline} of the contract.
 *
 * @param id The {@code deadlineId} of the event {@code deadline.due}.
 * @param itemId The right of the portfolio.
 * @param itemKind the field {@code itemKind} of the contract.
 * @param title Of the right.
 * @param number Of the right.
 * @param office WIPO ST.3 code.
 * @param clientId the field {@code clientId} of the contract.
 * @param clientName the field {@code clientName} of the contract.
 * @param role What the account may do with it; a reader changes nothing.
 * @param kind the field {@code kind} of the contract.
 * @param name the field {@code name} of the contract.
 * @param year Patent year of an annuity.
 * @param opensOn the field {@code opensOn} of the contract.
 * @param dueOn the field {@code dueOn} of the contract.
 * @param graceEnd The last day of the grace period; null where there is none.
 * @param state Today in Asia/Shanghai; {@code missed} after a last day without a grace period, {@code lapsed} after the grace period.
 * @param decision {@code asked}: somebody was sent a link to decide.
 * @param note the field {@code note} of the contract.
 * @param doneOn the field {@code doneOn} of the contract.
 * @param orderNo The order by which it is paid.
 * @param law Provision, source and calculation; null of an own last day, and of an expiry of which no rule is known.
 * @param version the field {@code version} of the contract.
 */
public record Deadline(
        String id,
        String itemId,
        String itemKind,
        String title,
        String number,
        String office,
        String clientId,
        String clientName,
        String role,
        String kind,
        String name,
        Integer year,
        String opensOn,
        String dueOn,
        String graceEnd,
        String state,
        String decision,
        String note,
        String doneOn,
        String orderNo,
        LegalDeadline law,
        int version) {
}
