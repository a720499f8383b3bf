// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code OrderAnnuitiesResult} of the contract.
 *
 * @param orderId the field {@code orderId} of the contract.
 * @param orderNo the field {@code orderNo} of the contract.
 */
public record OrderAnnuitiesResult(
        String orderId,
        String orderNo) {
}
