import { Suspense } from '@wordpress/element';
import { lazyWithRetry } from '@storedeck/components/lazy-with-retry';
import type { Query } from '@storedeck/navigation';
import { Loading } from '../../common/loading';

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
	/** One dimension, instead of which the URL can have another, or two. */
	splitBy: readonly string[];
	/** Key of the metric. */
	metric: string;
	query: Query;
	path: string;
}

/** A metric of a report by dimensions, as Explore shows it. */
export function ReportSplit( { splitBy, metric, query, path }: Props ) {
	const by =
		splitBy.length === 1 && typeof query.by === 'string'
			? query.by
			: splitBy.join();
	return (
		<Suspense fallback={ <Loading /> }>
			<QuestionChart
				path={ path }
				query={ {
					...query,
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
