import { __ } from '@wordpress/i18n';
import { ActivityCard } from './activity-card';

/** Shown while the cards of a panel are loading. */
export const CardPlaceholders = ( { count }: { count: number } ) => (
	<div role="status">
		<span className="screen-reader-text">
			{ __( 'Loading…', 'storedeck' ) }
		</span>
		<div className="storedeck-activity-placeholder" aria-hidden="true">
			{ Array.from( { length: count }, ( _, at ) => (
				<ActivityCard
					key={ at }
					title={ <span /> }
					subtitle={ <span /> }
				/>
			) ) }
		</div>
	</div>
);
