// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code TrademarkDetailOpposition} of the contract.
 *
 * @param number the field {@code number} of the contract.
 * @param date the field {@code date} of the contract.
 * @param opponent the field {@code opponent} of the contract.
 * @param grounds the field {@code grounds} of the contract.
 * @param earlierMarks the field {@code earlierMarks} of the contract.
 */
public record TrademarkDetailOpposition(
        String number,
        String date,
        String opponent,
        String grounds,
        List<String> earlierMarks) {
}
