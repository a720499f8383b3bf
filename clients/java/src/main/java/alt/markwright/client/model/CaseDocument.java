// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code CaseDocument} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param name the field {@code name} of the contract.
 * @param createdAt the field {@code createdAt} of the contract.
 */
public record CaseDocument(
        String id,
        String kind,
        String name,
        String createdAt) {
}
