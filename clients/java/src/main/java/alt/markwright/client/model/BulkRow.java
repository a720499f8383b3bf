// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code BulkRow} of the contract.
 *
 * @param ordinal As in the list, from 1.
 * @param input the field {@code input} of the contract.
 * @param outcome Null until it has been looked for.
 * @param reason Why it is bad, or as what a name with special characters was searched; in the language of the caller.
 * @param hits the field {@code hits} of the contract.
 * @param best The nearest, at most three.
 */
public record BulkRow(
        int ordinal,
        String input,
        String outcome,
        String reason,
        Integer hits,
        List<BulkHit> best) {
}
