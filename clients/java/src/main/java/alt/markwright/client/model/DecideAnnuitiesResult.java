// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code DecideAnnuitiesResult} of the contract.
 *
 * @param done How many were decided.
 * @param refused the field {@code refused} of the contract.
 */
public record DecideAnnuitiesResult(
        int done,
        List<RefusedDeadline> refused) {
}
