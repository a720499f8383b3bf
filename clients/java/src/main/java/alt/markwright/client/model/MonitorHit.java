// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code MonitorHit} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param foundAt the field {@code foundAt} of the contract.
 * @param mark the field {@code mark} of the contract.
 * @param deadline Last day of an opposition, of a renewal or of its period of grace.
 */
public record MonitorHit(
        String id,
        String kind,
        String foundAt,
        TrademarkHit mark,
        String deadline) {
}
