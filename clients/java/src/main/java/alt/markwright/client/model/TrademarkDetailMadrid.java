// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code TrademarkDetailMadrid} of the contract.
 *
 * @param number the field {@code number} of the contract.
 * @param designations the field {@code designations} of the contract.
 */
public record TrademarkDetailMadrid(
        String number,
        List<String> designations) {
}
