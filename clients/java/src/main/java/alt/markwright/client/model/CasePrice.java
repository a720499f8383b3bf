// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code CasePrice} of the contract.
 *
 * @param serviceFee the field {@code serviceFee} of the contract.
 * @param officialFee the field {@code officialFee} of the contract.
 * @param total the field {@code total} of the contract.
 * @param currency the field {@code currency} of the contract.
 */
public record CasePrice(
        String serviceFee,
        String officialFee,
        String total,
        String currency) {
}
