// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code TrademarkPage} of the contract.
 *
 * @param data the field {@code data} of the contract.
 * @param total the field {@code total} of the contract.
 * @param totalCapped {@code total} is a lower bound.
 * @param nextCursor Where the next page begins; null after the last.
 * @param dataVersion Number of the last import that was searched.
 * @param engineVersion Version of the rules of similarity.
 */
public record TrademarkPage(
        List<TrademarkHit> data,
        int total,
        boolean totalCapped,
        String nextCursor,
        int dataVersion,
        String engineVersion) {
}
