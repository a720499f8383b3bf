// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code Glossary} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param name the field {@code name} of the contract.
 * @param count Entries.
 * @param isOwn False for one that another member shares.
 * @param updatedAt the field {@code updatedAt} of the contract.
 */
public record Glossary(
        String id,
        String name,
        int count,
        boolean isOwn,
        String updatedAt) {
}
