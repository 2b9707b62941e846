import { __ } from '@wordpress/i18n';
import { Section } from '@storedeck/components';
import { oneOf, required, string, wholeNumber } from '../props/fields';
import { InvalidPropsError, describeInvalidProp } from '../props/read-props';
import type { PropsOf } from '../props/read-props';
import { periodProps, toQuery } from '../props/report-props';
import { AsyncContent } from '../../common/async-content';
import { LeaderboardTable } from '../../report-components/leaderboard-table';
import { DEFAULT_ROWS, useLeaderboards } from '../../report/leaderboards';

export const schema = {
	/** Id of the leaderboard, e.g. `products` or `customers`. */
	list: required( string() ),
	...periodProps,
	rows: wholeNumber( 1, 20 ),
};

type Props = PropsOf< typeof schema >;

export default function LeaderboardMount( {
	list,
	rows = DEFAULT_ROWS,
	...range
}: Props ) {
	const result = useLeaderboards( { query: toQuery( range ) } );
	const leaderboard = result.data?.find( ( { id } ) => id === list );

	if ( result.data && ! leaderboard ) {
		const ids = result.data.map( ( { id } ) => id );
		throw new InvalidPropsError( [
			describeInvalidProp( 'list', oneOf( () => ids ).expected(), list ),
		] );
	}
	return (
		<Section component="div">
			<AsyncContent
				isLoading={ ! result.data }
				error={ result.data ? undefined : result.error }
				errorMessage={ __(
					'Could not load the leaderboards.',
					'storedeck'
				) }
				onRetry={ result.retry }
			>
				{ leaderboard && (
					<LeaderboardTable
						leaderboard={ leaderboard }
						rowCount={ rows }
						result={ result }
					/>
				) }
			</AsyncContent>
		</Section>
	);
}
