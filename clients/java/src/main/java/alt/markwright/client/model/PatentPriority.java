// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code PatentPriority} of the contract.
 *
 * @param country the field {@code country} of the contract.
 * @param number the field {@code number} of the contract.
 * @param on the field {@code on} of the contract.
 */
public record PatentPriority(
        String country,
        String number,
        String on) {
}
