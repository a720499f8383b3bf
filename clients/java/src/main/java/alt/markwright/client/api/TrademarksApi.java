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

/** Search, records, comparison and lists of trademarks. */
public class TrademarksApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public TrademarksApi(Transport transport) {
        this.transport = transport;
    }

    /**
     * Search trademarks. Exactly one of {@code text}, {@code applicationNumbers}, {@code registrationNumbers}, {@code applicant},
     * {@code address}, {@code agent}, {@code goods} and {@code viennaCodes}; everything else narrows it.
     */
    public TrademarkPage search(TrademarkSearch request, RequestOptions options) {
        return transport.json(new Call("POST", "/trademarks/search", Map.of(), Call.In.JSON, request, options), TrademarkPage.class);
    }

    /**
     * Search trademarks. Exactly one of {@code text}, {@code applicationNumbers}, {@code registrationNumbers}, {@code applicant},
     * {@code address}, {@code agent}, {@code goods} and {@code viennaCodes}; everything else narrows it.
     */
    public TrademarkPage search(TrademarkSearch request) {
        return search(request, RequestOptions.NONE);
    }

    /** Search trademarks: the entries of all pages, which are requested one after the other. */
    public Iterable<TrademarkHit> searchAll(TrademarkSearch request) {
        return Pages.each(cursor -> {
            var page = search(request.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /** Search trademarks by an image. */
    public TrademarkPage searchByImage(TrademarkImageSearch request, RequestOptions options) {
        return transport.json(new Call("POST", "/trademarks/image-search", Map.of(), Call.In.JSON, request, options), TrademarkPage.class);
    }

    /** Search trademarks by an image. */
    public TrademarkPage searchByImage(TrademarkImageSearch request) {
        return searchByImage(request, RequestOptions.NONE);
    }

    /** Search trademarks by an image: the entries of all pages, which are requested one after the other. */
    public Iterable<TrademarkHit> searchAllByImage(TrademarkImageSearch request) {
        return Pages.each(cursor -> {
            var page = searchByImage(request.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /** Compare two to five records. */
    public Comparison compare(CompareTrademarksRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/trademarks/compare", Map.of(), Call.In.JSON, request, options), Comparison.class);
    }

    /** Compare two to five records. */
    public Comparison compare(CompareTrademarksRequest request) {
        return compare(request, RequestOptions.NONE);
    }

    /** Look for up to 2,000 names or numbers. The work goes on in the background; {@code jobId} leads to its progress. */
    public TrademarkBatch startBatch(StartTrademarkBatchRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/trademarks/batch", Map.of(), Call.In.JSON, request, options), TrademarkBatch.class);
    }

    /** Look for up to 2,000 names or numbers. The work goes on in the background; {@code jobId} leads to its progress. */
    public TrademarkBatch startBatch(StartTrademarkBatchRequest request) {
        return startBatch(request, RequestOptions.NONE);
    }

    /** State of a list. */
    public TrademarkBatch getBatch(String id) {
        return transport.json(new Call("GET", "/trademark-batches/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), TrademarkBatch.class);
    }

    /** Rows of a list. */
    public Page<BulkRow> listBatchRows(String id, ListTrademarkBatchRowsQuery query) {
        return transport.page(new Call("GET", "/trademark-batches/{id}/rows", Map.of("id", id), Call.In.QUERY, query, RequestOptions.NONE), BulkRow.class);
    }

    /** Rows of a list. */
    public Page<BulkRow> listBatchRows(String id) {
        return listBatchRows(id, ListTrademarkBatchRowsQuery.builder().build());
    }

    /** Rows of a list: the entries of all pages, which are requested one after the other. */
    public Iterable<BulkRow> listAllBatchRows(String id, ListTrademarkBatchRowsQuery query) {
        return Pages.each(cursor -> {
            var page = listBatchRows(id, query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /**
     * Records of an application. An application in several classes can have a record for each of them. Where no
     * application of the office has the number, the records that have it as the number of a registration or of
     * an international registration.
     */
    public List<TrademarkDetail> get(String country, String appNo) {
        return transport.list(new Call("GET", "/trademarks/{country}/{appNo}", Map.of("country", country, "appNo", appNo), Call.In.NONE, null, RequestOptions.NONE), TrademarkDetail.class);
    }
}
