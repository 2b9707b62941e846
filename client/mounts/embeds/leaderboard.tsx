import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Section } from '@storedeck/components';
import { getSetting } from '@storedeck/settings';
import { oneOf, required, string, wholeNumber } from '../props/fields';
import { InvalidPropsError, describeInvalidProp } from '../props/read-props';
import type { PropsOf } from '../props/read-props';
import { periodProps, toQuery } from '../props/report-props';
import { AsyncContent } from '../../common/async-content';
import { LeaderboardTable } from '../../report-components/leaderboard-table';
import { DEFAULT_ROWS, readLeaderboards } from '../../report/leaderboards';
import { getRangeQuery } from '../../report/range-query';
import { useItems } from '../../report/queries';

export const schema = {
	/** Id of the leaderboard, e.g. `products` or `customers`. */
	list: required( string() ),
	...periodProps,
	rows: wholeNumber( 1, 20 ),
};

type Props = PropsOf< typeof schema >;

const ALL = {};

export default function LeaderboardMount( {
	list,
	rows = DEFAULT_ROWS,
	...range
}: Props ) {
	const allowed = useItems( 'leaderboards/allowed', ALL );
	const leaderboards = useMemo(
		() => readLeaderboards( allowed.data ?? new Map() ),
		[ allowed.data ]
	);
	const leaderboard = leaderboards.find( ( { id } ) => id === list );
	const items = useItems(
		'leaderboards',
		leaderboard && {
			...getRangeQuery(
				toQuery( range ),
				getSetting( 'defaultDateRange' ),
				'primary'
			),
			per_page: rows,
			persisted_query: '{}',
		}
	);

	if ( allowed.data && ! leaderboard ) {
		const validIds = oneOf( () => leaderboards.map( ( { id } ) => id ) );
		throw new InvalidPropsError( [
			describeInvalidProp( 'list', validIds.expected(), list ),
		] );
	}
	return (
		<Section component="div">
			<AsyncContent
				isLoading={ ! allowed.data }
				error={ allowed.data ? undefined : allowed.error }
				errorMessage={ __(
					'Could not load the leaderboards.',
					'storedeck'
				) }
				onRetry={ allowed.retry }
			>
				{ leaderboard && (
					<LeaderboardTable
						leaderboard={ leaderboard }
						rowCount={ rows }
						items={ items }
					/>
				) }
			</AsyncContent>
		</Section>
	);
}
