// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * The earliest last day that is not done.
 *
 * @param id the field {@code id} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param name the field {@code name} of the contract.
 * @param dueOn the field {@code dueOn} of the contract.
 * @param graceEnd the field {@code graceEnd} of the contract.
 * @param state Today in Asia/Shanghai; {@code missed} after a last day without a grace period, {@code lapsed} after the grace period.
 */
public record NextDeadline(
        String id,
        String kind,
        String name,
        String dueOn,
        String graceEnd,
        String state) {
}
