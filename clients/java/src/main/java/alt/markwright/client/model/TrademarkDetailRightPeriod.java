// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code TrademarkDetailRightPeriod} of the contract.
 *
 * @param from the field {@code from} of the contract.
 * @param to the field {@code to} of the contract.
 */
public record TrademarkDetailRightPeriod(
        String from,
        String to) {
}
