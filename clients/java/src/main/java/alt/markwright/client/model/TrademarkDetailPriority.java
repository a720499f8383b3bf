// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code TrademarkDetailPriority} of the contract.
 *
 * @param country the field {@code country} of the contract.
 * @param number the field {@code number} of the contract.
 * @param date the field {@code date} of the contract.
 */
public record TrademarkDetailPriority(
        String country,
        String number,
        String date) {
}
