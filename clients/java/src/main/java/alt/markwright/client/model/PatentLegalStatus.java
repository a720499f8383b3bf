// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code PatentLegalStatus} of the contract.
 *
 * @param code the field {@code code} of the contract.
 * @param text What the status rests on.
 * @param asOf the field {@code asOf} of the contract.
 */
public record PatentLegalStatus(
        String code,
        String text,
        String asOf) {
}
