import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Section } from '@storedeck/components';
import { getSetting } from '@storedeck/settings';
import { oneOf, required, text, whole } from '../props/fields';
import { PropsProblem, toProblem } from '../props/read-props';
import type { PropsOf } from '../props/read-props';
import { rangeProps, toQuery } from '../props/report-props';
import { AsyncContent } from '../../common/async-content';
import { LeaderboardTable } from '../../report-components/leaderboard-table';
import { DEFAULT_ROWS, readLeaderboards } from '../../report/leaderboards';
import { getRangeQuery } from '../../report/range-query';
import { useItems } from '../../report/queries';

export const schema = {
	/** Which list, e.g. `products` or `customers`. */
	list: required( text() ),
	...rangeProps,
	rows: whole( 1, 20 ),
};

type Props = PropsOf< typeof schema >;

const ALL = {};

/** One top list of the shop. */
export default function LeaderboardMount( {
	list,
	rows = DEFAULT_ROWS,
	...range
}: Props ) {
	const allowed = useItems( 'leaderboards/allowed', ALL );
	const boards = useMemo(
		() => readLeaderboards( allowed.data ?? new Map() ),
		[ allowed.data ]
	);
	const board = boards.find( ( { id } ) => id === list );
	const items = useItems(
		'leaderboards',
		board && {
			...getRangeQuery(
				toQuery( range ),
				getSetting( 'defaultDateRange' ),
				'primary'
			),
			per_page: rows,
			persisted_query: '{}',
		}
	);

	if ( allowed.data && ! board ) {
		const known = oneOf( () => boards.map( ( { id } ) => id ) );
		throw new PropsProblem( [
			toProblem( 'list', known.expected(), list ),
		] );
	}
	return (
		<Section component="div">
			<AsyncContent
				isLoading={ ! allowed.data }
				error={ allowed.data ? undefined : allowed.error }
				errorMessage={ __(
					'The leaderboards could not be loaded.',
					'storedeck'
				) }
				onRetry={ allowed.retry }
			>
				{ board && (
					<LeaderboardTable
						leaderboard={ board }
						rowCount={ rows }
						items={ items }
					/>
				) }
			</AsyncContent>
		</Section>
	);
}
