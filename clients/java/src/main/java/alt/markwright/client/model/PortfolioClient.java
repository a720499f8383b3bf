// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code PortfolioClient} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param name the field {@code name} of the contract.
 * @param role What the account may do with it; a reader changes nothing.
 * @param ownerName Who shares it; null for one's own.
 * @param itemCount Rights.
 * @param dueCount Last days within 90 days that are not done.
 */
public record PortfolioClient(
        String id,
        String name,
        String role,
        String ownerName,
        int itemCount,
        int dueCount) {
}
