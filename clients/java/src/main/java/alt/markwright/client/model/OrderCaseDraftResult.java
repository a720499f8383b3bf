// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code OrderCaseDraftResult} of the contract.
 *
 * @param orderId the field {@code orderId} of the contract.
 * @param cases the field {@code cases} of the contract.
 */
public record OrderCaseDraftResult(
        String orderId,
        List<OrderCaseDraftResultCase> cases) {
}
