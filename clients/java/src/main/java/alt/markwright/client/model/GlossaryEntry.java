// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code GlossaryEntry} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param zh the field {@code zh} of the contract.
 * @param en the field {@code en} of the contract.
 * @param ja the field {@code ja} of the contract.
 * @param note the field {@code note} of the contract.
 * @param updatedAt the field {@code updatedAt} of the contract.
 */
public record GlossaryEntry(
        String id,
        String zh,
        String en,
        String ja,
        String note,
        String updatedAt) {
}
