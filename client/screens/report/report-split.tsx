import { Suspense } from '@wordpress/element';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';
import { getFilterQuery } from '@storedeck/data';
import { getQueryFromActiveFilters } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { Loading } from '../../common/loading';
import type { ResolvedReport } from '../../report/use-report-query';

const QuestionChart = lazyWithRetry( async () => ( {
	default: (
		await import(
			/* webpackChunkName: "question-chart" */ '../../report-components/question-chart'
		)
	).QuestionChart,
} ) );

/** The dimension that a map of the world shows. */
const COUNTRY = 'order_country';

interface Props {
	resolved: ResolvedReport;
	/** One dimension, instead of which the URL can choose another of the report, or two. */
	splitBy: readonly string[];
	/** Key of the metric. */
	metric: string;
	query: Query;
	path: string;
}

/** A metric of a report by dimensions, as Explore shows it: of the same orders as the report. */
export function ReportSplit( {
	resolved: { report, filterSet },
	splitBy,
	metric,
	query,
	path,
}: Props ) {
	const { endpoint } = report;
	const asked = getFilterQuery( { ...filterSet, endpoint, query } );
	const by =
		splitBy.length === 1 && typeof asked.by === 'string'
			? asked.by
			: splitBy.join();
	return (
		<Suspense fallback={ <Loading /> }>
			<QuestionChart
				path={ path }
				query={ {
					...query,
					...( query.filter !== 'advanced' &&
						getQueryFromActiveFilters(
							[],
							query,
							filterSet.advancedFilters.filters ?? {}
						) ),
					metrics: metric,
					by,
					show: by === COUNTRY ? 'map' : undefined,
					interval: undefined,
					orderby: undefined,
					paged: undefined,
				} }
			/>
		</Suspense>
	);
}
