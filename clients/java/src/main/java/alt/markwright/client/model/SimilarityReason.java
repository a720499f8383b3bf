// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code SimilarityReason} of the contract.
 *
 * @param code the field {@code code} of the contract.
 * @param zh the field {@code zh} of the contract.
 * @param en the field {@code en} of the contract.
 */
public record SimilarityReason(
        String code,
        String zh,
        String en) {
}
