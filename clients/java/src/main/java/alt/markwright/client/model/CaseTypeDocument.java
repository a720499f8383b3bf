// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code CaseTypeDocument} of the contract.
 *
 * @param kind the field {@code kind} of the contract.
 * @param label the field {@code label} of the contract.
 * @param isOptional the field {@code isOptional} of the contract.
 */
public record CaseTypeDocument(
        String kind,
        String label,
        boolean isOptional) {
}
