// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.Page;
import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Pages;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** Search, records and lists of patents. */
public class PatentsApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public PatentsApi(Transport transport) {
        this.transport = transport;
    }

    /**
     * Search patents. By a description of what is sought ({@code text}), by a publication ({@code similarTo}), by words
     * ({@code keyword}), by an expression ({@code expression}) or by fields. What stands beside a description or a
     * publication restricts what is similar to it.
     */
    public PatentPage search(PatentSearch request, RequestOptions options) {
        return transport.json(new Call("POST", "/patents/search", Map.of(), Call.In.JSON, request, options), PatentPage.class);
    }

    /**
     * Search patents. By a description of what is sought ({@code text}), by a publication ({@code similarTo}), by words
     * ({@code keyword}), by an expression ({@code expression}) or by fields. What stands beside a description or a
     * publication restricts what is similar to it.
     */
    public PatentPage search(PatentSearch request) {
        return search(request, RequestOptions.NONE);
    }

    /** Search patents: the entries of all pages, which are requested one after the other. */
    public Iterable<PatentHit> searchAll(PatentSearch request) {
        return Pages.each(cursor -> {
            var page = search(request.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /**
     * Look up to 2,000 numbers up. 500 numbers at once; more in the background, where {@code jobId} leads to the
     * progress.
     */
    public PatentBatch startBatch(StartPatentBatchRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/patents/batch", Map.of(), Call.In.JSON, request, options), PatentBatch.class);
    }

    /**
     * Look up to 2,000 numbers up. 500 numbers at once; more in the background, where {@code jobId} leads to the
     * progress.
     */
    public PatentBatch startBatch(StartPatentBatchRequest request) {
        return startBatch(request, RequestOptions.NONE);
    }

    /** State of a list of numbers. */
    public PatentBatch getBatch(String id) {
        return transport.json(new Call("GET", "/patent-batches/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), PatentBatch.class);
    }

    /** Rows of a list of numbers. */
    public Page<PatentNumberRow> listBatchRows(String id, ListPatentBatchRowsQuery query) {
        return transport.page(new Call("GET", "/patent-batches/{id}/rows", Map.of("id", id), Call.In.QUERY, query, RequestOptions.NONE), PatentNumberRow.class);
    }

    /** Rows of a list of numbers. */
    public Page<PatentNumberRow> listBatchRows(String id) {
        return listBatchRows(id, ListPatentBatchRowsQuery.builder().build());
    }

    /** Rows of a list of numbers: the entries of all pages, which are requested one after the other. */
    public Iterable<PatentNumberRow> listAllBatchRows(String id, ListPatentBatchRowsQuery query) {
        return Pages.each(cursor -> {
            var page = listBatchRows(id, query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /** A publication. */
    public Patent get(String pubNo) {
        return transport.json(new Call("GET", "/patents/{pubNo}", Map.of("pubNo", pubNo), Call.In.NONE, null, RequestOptions.NONE), Patent.class);
    }

    /** Claims by language. */
    public List<PatentClaimSet> listClaims(String pubNo) {
        return transport.list(new Call("GET", "/patents/{pubNo}/claims", Map.of("pubNo", pubNo), Call.In.NONE, null, RequestOptions.NONE), PatentClaimSet.class);
    }

    /** Description by language. */
    public List<PatentDescription> listDescriptions(String pubNo) {
        return transport.list(new Call("GET", "/patents/{pubNo}/description", Map.of("pubNo", pubNo), Call.In.NONE, null, RequestOptions.NONE), PatentDescription.class);
    }

    /** Publications of the family. */
    public List<PatentMember> listFamily(String pubNo) {
        return transport.list(new Call("GET", "/patents/{pubNo}/family", Map.of("pubNo", pubNo), Call.In.NONE, null, RequestOptions.NONE), PatentMember.class);
    }

    /** Legal events. */
    public List<PatentEvent> listEvents(String pubNo) {
        return transport.list(new Call("GET", "/patents/{pubNo}/legal", Map.of("pubNo", pubNo), Call.In.NONE, null, RequestOptions.NONE), PatentEvent.class);
    }

    /** The most similar publications of other families. */
    public List<PatentHit> listSimilar(String pubNo, ListSimilarPatentsQuery query) {
        return transport.list(new Call("GET", "/patents/{pubNo}/similar", Map.of("pubNo", pubNo), Call.In.QUERY, query, RequestOptions.NONE), PatentHit.class);
    }

    /** The most similar publications of other families. */
    public List<PatentHit> listSimilar(String pubNo) {
        return listSimilar(pubNo, ListSimilarPatentsQuery.builder().build());
    }
}
