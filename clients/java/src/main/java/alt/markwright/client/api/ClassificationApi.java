// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** Goods and services (Nice) and figurative elements (Vienna). */
public class ClassificationApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public ClassificationApi(Transport transport) {
        this.transport = transport;
    }

    /**
     * Classes, similar groups and items of goods and services. Without {@code class} and {@code keyword} the 45 classes
     * alone.
     */
    public List<NiceClass> listNiceClasses(ListNiceClassesQuery query) {
        return transport.list(new Call("GET", "/nice", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), NiceClass.class);
    }

    /**
     * Classes, similar groups and items of goods and services. Without {@code class} and {@code keyword} the 45 classes
     * alone.
     */
    public List<NiceClass> listNiceClasses() {
        return listNiceClasses(ListNiceClassesQuery.builder().build());
    }

    /** Figurative elements. */
    public List<ViennaElement> listViennaElements(ListViennaElementsQuery query) {
        return transport.list(new Call("GET", "/vienna", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), ViennaElement.class);
    }

    /** Figurative elements. */
    public List<ViennaElement> listViennaElements() {
        return listViennaElements(ListViennaElementsQuery.builder().build());
    }
}
