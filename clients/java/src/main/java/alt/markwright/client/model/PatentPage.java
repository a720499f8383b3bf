// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentPage} of the contract.
 *
 * @param data the field {@code data} of the contract.
 * @param total the field {@code total} of the contract.
 * @param families the field {@code families} of the contract.
 * @param isLimited These are the 1,000 most similar; there may be more.
 * @param nextCursor Where the next page begins; null after the last.
 */
public record PatentPage(
        List<PatentHit> data,
        int total,
        int families,
        boolean isLimited,
        String nextCursor) {
}
