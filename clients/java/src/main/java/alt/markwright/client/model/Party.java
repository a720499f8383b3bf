// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code Party} of the contract.
 *
 * @param name the field {@code name} of the contract.
 * @param nameEn the field {@code nameEn} of the contract.
 * @param address the field {@code address} of the contract.
 * @param addressEn the field {@code addressEn} of the contract.
 * @param country the field {@code country} of the contract.
 */
public record Party(
        String name,
        String nameEn,
        String address,
        String addressEn,
        String country) {
}
