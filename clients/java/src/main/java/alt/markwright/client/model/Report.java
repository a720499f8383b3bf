// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code Report} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param text the field {@code text} of the contract.
 * @param status the field {@code status} of the contract.
 * @param dueOn Due by the end of this day.
 * @param createdAt the field {@code createdAt} of the contract.
 */
public record Report(
        String id,
        String text,
        String status,
        String dueOn,
        String createdAt) {
}
