// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code Annuity} of the contract.
 *
 * @param deadline the field {@code deadline} of the contract.
 * @param registrationNumber the field {@code registrationNumber} of the contract.
 * @param stage {@code open} not ordered, {@code ordered} waits for the payment of the order, {@code paid} waits for staff, {@code instructed} the payer was instructed, {@code done} paid at the office or marked as done.
 * @param fee Null once it is ordered or done.
 */
public record Annuity(
        Deadline deadline,
        String registrationNumber,
        String stage,
        AnnuityFee fee) {
}
