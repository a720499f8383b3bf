// Generated from openapi/ by `npm run gen`. Do not edit.
export interface paths {
    "/common/job/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        /**
         * Read the state and progress of a job.
         * @description The id is a capability; whoever was given it may read the job.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Ask a job to stop.
         * @description A queued job is cancelled at once, a running one at its next safe point. An ended job stays as it is.
         */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/job/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        /**
         * Follow a job as server-sent events.
         * @description One `job` event with a Job as its data at once and at each change; the stream ends after the last one.
         *     Event ids let a client go on after a break.
         */
        get: operations["streamJobEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the jurisdictions that can be searched, and how many records of each are loaded. */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one record of a register. */
        get: operations["getTrademark"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the picture of a mark. */
        get: operations["getTrademarkImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/search/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search trademark registers by name, number, applicant, address or agency.
         * @description Exactly one criterion among name, application number, registration number, applicant, address and agency.
         *     A name search finds similar names and says of each hit why. `total` and the facets count every hit, not the page.
         *     A second filter (`filter`) narrows the result of an earlier answer and needs its `queryId`.
         */
        post: operations["searchTrademarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/tmNice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the classes of the Nice Classification. */
        get: operations["listNiceClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say that the process is alive. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say whether the process can serve, and what it still lacks. */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Check: {
            /** @description What is missing. */
            detail?: string;
            /**
             * @example redis
             * @example postgres
             * @example embedded
             */
            kind: string;
            /** @description Searchable records; only of the index. */
            marks?: number;
            ok: boolean;
            /** @description Number of the last import that the index holds. */
            version?: number;
        };
        Country: {
            /** @description Chinese name. */
            city: string;
            cityEn: string;
            code: string;
            /** @enum {string} */
            continent: "asia" | "europe" | "northAmerica" | "southAmerica" | "africa" | "oceania" | "organization";
            /** @description Records loaded. */
            count: number;
            /** @description Invented ones among them. */
            demonstrationCount: number;
            /** @description Address of the flag. */
            image: string;
            updatedTo: components["schemas"]["NullableDay"];
        };
        /**
         * Format: date
         * @example 2026-11-21
         */
        Day: string;
        /** @description First and last day, both included. */
        DayRange: components["schemas"]["Day"][];
        /** @description Each list counts the hits that the other lists of the second filter leave; the fullest first, years latest first. */
        Facets: {
            applicant: components["schemas"]["FacetValues"];
            appYear: components["schemas"]["FacetValues"];
            country: components["schemas"]["FacetValues"];
            ggBeginYear: components["schemas"]["FacetValues"];
            imageFactory: components["schemas"]["FacetValues"];
            isvalid: components["schemas"]["FacetValues"];
            niceList: components["schemas"]["FacetValues"];
            priorityYear: components["schemas"]["FacetValues"];
            regYear: components["schemas"]["FacetValues"];
            rightPeriod: components["schemas"]["FacetValues"];
            tmstatuscode: components["schemas"]["FacetValues"];
            trailYear: components["schemas"]["FacetValues"];
        };
        FacetValues: {
            count: number;
            /** @description In the language of the caller. */
            label: string;
            value: string;
        }[];
        Failure: {
            /** @description Number of the refusal; never 0. */
            code: number;
            /** @description Facts about the refusal, such as the field and the position of a wrong character. */
            data: {
                [key: string]: unknown;
            } | null;
            /** @description In the language of the caller. */
            msg: string;
            /** @constant */
            ok: false;
            /** @description Names this call in the logs. */
            traceId: string;
        };
        FilterValues: string[];
        Health: {
            /** @constant */
            status: "up";
            version: string;
        };
        Hint: {
            /** @example 20303 */
            code: number;
            /**
             * @description Next lower degree that has hits.
             * @enum {string}
             */
            degree?: "middle" | "low";
            en: string;
            /** @description Hits at that degree. */
            total?: number;
            zh: string;
        };
        /**
         * @description In Asia/Shanghai.
         * @example 2026-11-21 09:30:00
         */
        Instant: string;
        Job: {
            createTime: components["schemas"]["Instant"];
            /** @description What the job reports beside the percentage, such as counts. */
            detail: {
                [key: string]: unknown;
            } | null;
            /** @description Why it failed, in the language of the caller. */
            error: string | null;
            finishTime: components["schemas"]["NullableInstant"];
            /** Format: uuid */
            id: string;
            /** @description Percent. */
            progress: number;
            result: {
                [key: string]: unknown;
            } | null;
            startTime: components["schemas"]["NullableInstant"];
            /** @enum {string} */
            state: "queued" | "active" | "completed" | "failed" | "cancelled";
            /** @example import-register */
            type: string;
        };
        NiceClass: {
            /** @description What the class covers, in Chinese. */
            desc: string;
            descEn: string;
            /** @enum {string} */
            kind: "goods" | "services";
            nameCn: string;
            nameEn: string;
            no: number;
        };
        /** Format: date */
        NullableDay: string | null;
        /** @description In Asia/Shanghai. */
        NullableInstant: string | null;
        Party: {
            address: string | null;
            addressEn: string | null;
            country: string | null;
            name: string;
            nameEn: string | null;
        };
        Quota: {
            limit: number;
            resetAt: components["schemas"]["Instant"];
            used: number;
        };
        Readiness: {
            checks: {
                database: components["schemas"]["Check"];
                index: components["schemas"]["Check"];
                keyValueStore: components["schemas"]["Check"];
                queue: components["schemas"]["Check"];
            };
            /** @enum {string} */
            status: "ready" | "notReady";
        };
        /** @description Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date every value is empty. */
        Renewal: {
            oneYearBefore: string;
            sixMonthAfter: string;
            /** @enum {string} */
            status: "" | "预定续展" | "正常续展" | "宽展期续展" | "不可续展";
            today: string;
            validdate: string;
        };
        /** @description Within a list, any value will do; between lists, all must hold. */
        SecondFilter: {
            applicant?: components["schemas"]["FilterValues"];
            appYear?: components["schemas"]["FilterValues"];
            country?: components["schemas"]["FilterValues"];
            ggBeginYear?: components["schemas"]["FilterValues"];
            imageFactory?: components["schemas"]["FilterValues"];
            isvalid?: components["schemas"]["FilterValues"];
            niceList?: components["schemas"]["FilterValues"];
            priorityYear?: components["schemas"]["FilterValues"];
            regYear?: components["schemas"]["FilterValues"];
            rightPeriod?: components["schemas"]["FilterValues"];
            tmstatuscode?: components["schemas"]["FilterValues"];
            trailYear?: components["schemas"]["FilterValues"];
        };
        Similarity: {
            /** @description Each from 0 to 100 before weighting; absent where it says nothing about the pair. */
            components: {
                phonetic?: number;
                semantic?: number;
                text?: number;
                visual?: number;
            };
            /** @enum {string} */
            level: "identical" | "high" | "middle" | "low";
            reasons: {
                /** @example E2 */
                code: string;
                en: string;
                zh: string;
            }[];
            /**
             * @description Id of the rule that decided.
             * @example C03
             */
            rule: string;
            score: number;
            spans: components["schemas"]["SimilaritySpan"][];
        };
        SimilaritySpan: {
            /** @description One past the last UTF-16 unit. */
            end: number;
            /** @enum {string} */
            field: "query" | "name" | "nameOther";
            /** @enum {string} */
            kind: "same" | "sound" | "shape" | "order" | "meaning" | "added";
            /** @description Spans of query and name that belong together carry the same number. */
            link: number;
            /** @description First UTF-16 unit. */
            start: number;
        };
        TrademarkDetail: {
            /** @description The same for representatives. */
            agentNumbers: string[];
            agents: components["schemas"]["Party"][];
            /** @description Numbers by which the office knows its applicants; the only trace of them where its data has no names. */
            applicantNumbers: string[];
            applicants: components["schemas"]["Party"][];
            colorClaim: string | null;
            dataDate: components["schemas"]["NullableDay"];
            description: string | null;
            designationDate: components["schemas"]["NullableDay"];
            disclaimer: string | null;
            goods: {
                class: number;
                group: string | null;
                text: string;
                textEn: string | null;
            }[];
            hit: components["schemas"]["TrademarkHit"];
            jointlyOwned: boolean;
            madrid: {
                designations: string[];
                number: string;
            } | null;
            /** @description Goods of a class outside Nice, such as those of the United States or of Korea before 1998. */
            nationalGoods: {
                /** @example 038 */
                class: string;
                text: string | null;
            }[];
            /** @description Further registration numbers of the same record. */
            numbers: string[];
            oppositions: {
                date: components["schemas"]["NullableDay"];
                earlierMarks: string[];
                grounds: string | null;
                number: string | null;
                opponent: string | null;
            }[];
            priorities: {
                country: string | null;
                date: components["schemas"]["NullableDay"];
                number: string | null;
            }[];
            /** @description Oldest first. */
            progress: {
                code: string | null;
                date: components["schemas"]["Day"];
                issue: string | null;
                text: string;
                textEn: string | null;
            }[];
            publicationRegDate: components["schemas"]["NullableDay"];
            regIssue: string | null;
            renewal: components["schemas"]["Renewal"];
            rightPeriod: {
                from: components["schemas"]["NullableDay"];
                to: components["schemas"]["NullableDay"];
            };
            seniorities: {
                country: string;
                date: components["schemas"]["NullableDay"];
                number: string | null;
            }[];
            statusDate: components["schemas"]["NullableDay"];
            translation: string | null;
            transliteration: string | null;
        };
        TrademarkHit: {
            agent: string | null;
            appDate: components["schemas"]["NullableDay"];
            applicantCn: string | null;
            applicantEn: string | null;
            appNo: string;
            classes: number[];
            /** @example CN */
            country: string;
            /** @description True for invented records that show what the product does. */
            demonstration: boolean;
            expiryDate: components["schemas"]["NullableDay"];
            /** @example CN_12345678_9 */
            id: string;
            imageUrl: string | null;
            intlRegDate: components["schemas"]["NullableDay"];
            /** @enum {string} */
            markType: "word" | "figure" | "combined" | "3D" | "sound" | "colour" | "other";
            /** @description Null for a figure without words. */
            name: string | null;
            /** @description The office's own form in another script. */
            nameOther: string | null;
            /** @description As the office words it. */
            officeStatus: string | null;
            priorityDate: components["schemas"]["NullableDay"];
            regDate: components["schemas"]["NullableDay"];
            regNo: string | null;
            similarGroups: string[];
            similarity?: components["schemas"]["Similarity"];
            /** @description The twelve codes of spec 2 §4. */
            status: number;
            statusText: string;
            thumbUrl: string | null;
            trialDate: components["schemas"]["NullableDay"];
            trialIssue: string | null;
            viennaCodes: string[];
        };
        TrademarkQuery: {
            appDate?: components["schemas"]["DayRange"];
            /** @example 12345678;G1234567 */
            applicationNumber?: string;
            /**
             * @description Nice classes; none means all 45.
             * @example 03;09;38
             */
            classify?: string;
            /**
             * @default [
             *       "CN"
             *     ]
             */
            country: string[];
            /**
             * @description Least degree of similarity. high from 80, middle from 60, low from 40 of 100.
             * @default middle
             * @enum {string}
             */
            degree: "high" | "middle" | "low";
            /**
             * @description 0 fast, 1 advanced; both give the same hits.
             * @default 0
             * @enum {integer}
             */
            fastOrHigh: 0 | 1;
            filter?: components["schemas"]["SecondFilter"];
            /** @default 1 */
            pageNum: number;
            /** @default 56 */
            pageSize: number;
            priorityDate?: components["schemas"]["DayRange"];
            privateDate?: components["schemas"]["DayRange"];
            /** @description Of the answer that is paged, sorted or filtered. */
            queryId?: string;
            /**
             * @description 0 similar name, 1 application number, 2 applicant. A word of the old site; the field that is filled decides.
             * @default 0
             * @enum {integer}
             */
            queryMode: 0 | 1 | 2;
            /**
             * @description similar looks for confusing names, term for the same name, match for names that contain it. An applicant, address
             *     or agency is looked for as a whole by term, otherwise as a part.
             * @default similar
             * @enum {string}
             */
            queryWay: "similar" | "term" | "match";
            regDate?: components["schemas"]["DayRange"];
            registerNumber?: string;
            /**
             * @description A minus sign puts the latest first; a record without the date comes last. score puts the nearest first.
             * @default score
             * @enum {string}
             */
            sort: "score" | "appDate" | "-appDate" | "regDate" | "-regDate" | "expiryDate" | "-expiryDate";
            /**
             * @description Status codes of mainland China; combined codes such as 1;10 count for every office.
             * @default 1;2;3;4;5;6;7
             * @example 1;10
             */
            status: string;
            /** @description Status codes of the other offices; 1 to 13 by default. */
            statusEurope?: string;
            tmAddress?: string;
            tmAgent?: string;
            tmApplicant?: string;
            tradeMarkText?: string;
            trialDate?: components["schemas"]["DayRange"];
        };
        TrademarkResult: {
            aiData: {
                /** @description What the reader should know about this result, such as that a lower degree has hits. */
                hint: components["schemas"]["Hint"] | null;
            };
            /** @description Application numbers of the page. */
            appnos: string[];
            /** @description Number of the last import that was searched. */
            dataVersion: number;
            /** @description Version of the similarity rules. */
            engineVersion: string;
            /** @description Record ids of the page. */
            ids: string[];
            pageNum: number;
            pageSize: number;
            queryId: string;
            queryTmInfo: components["schemas"]["TrademarkHit"][];
            quota: components["schemas"]["Quota"];
            screening: components["schemas"]["Facets"];
            /** @description Time in the search engine. */
            tookMs: number;
            /** @description Hits after both filters. */
            total: number;
            /** @description True where a very common name was cut off; total is then a lower bound. */
            totalCapped: boolean;
        };
    };
    responses: {
        /**
         * @description A refusal. The HTTP status says what kind: 200 a rule of the business, 400 a malformed request, 404 unknown,
         *     429 too frequent, 500 a fault, 503 not ready.
         */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        idParameter: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    streamJobEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All jurisdictions, in the order of the specification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTrademark: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTrademarkImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchTrademarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrademarkQuery"];
            };
        };
        responses: {
            /** @description One page of hits, with facets over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listNiceClasses: {
        parameters: {
            query?: {
                /** @description Only classes whose number, name or description contains it. */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes, by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NiceClass"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Not ready. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
