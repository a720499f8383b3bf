// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code ComparedPair} of the contract.
 *
 * @param a Id of a record, or {@code query}.
 * @param b Id of the other.
 * @param nameA The name of the first that was compared.
 * @param nameB The name of the other that was compared.
 * @param similarity Spans of the first lie in the field {@code query}, those of the other in {@code name}. Null where the names are not even remotely near, or where one of the records has none.
 */
public record ComparedPair(
        String a,
        String b,
        String nameA,
        String nameB,
        Similarity similarity) {
}
