// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Rows by their outcome.
 *
 * @param matched the field {@code matched} of the contract.
 * @param unmatched the field {@code unmatched} of the contract.
 * @param duplicate the field {@code duplicate} of the contract.
 * @param invalid the field {@code invalid} of the contract.
 */
public record PatentNumberCounts(
        int matched,
        int unmatched,
        int duplicate,
        int invalid) {
}
