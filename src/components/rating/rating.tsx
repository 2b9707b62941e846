import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { Star } from './star';
import type { RatingProps } from './types';
import './style.scss';

/** Limits a number to 0 to `max`; invalid numbers become 0. */
function clamp( value: unknown, max: number ) {
	const number = Number( value );
	return number > 0 ? Math.min( number, max ) : 0;
}

/**
 * A star rating: "4 out of 5 stars."
 *
 * @param props See `RatingProps`.
 */
export function Rating( {
	rating = 0,
	totalStars = 5,
	size = 18,
	className,
	icon: Icon = Star,
	outlineIcon: FilledIcon = Icon,
}: RatingProps ) {
	const total = Math.max( 1, Math.floor( totalStars ) || 1 );
	const filled = clamp( rating, total );
	const style = { width: size, height: size };
	const numbers = Array.from( { length: total }, ( _, index ) => index );

	return (
		<div
			className={ classNames( 'woocommerce-rating', className ) }
			role="img"
			aria-label={ sprintf(
				/* translators: 1: rating, 2: number of stars. */
				__( '%1$s out of %2$s stars.', 'storedeck' ),
				// Averages can have many decimals.
				Math.round( filled * 100 ) / 100,
				total
			) }
		>
			{ numbers.map( ( number ) => (
				<Icon key={ number } style={ style } />
			) ) }
			<div
				className="woocommerce-rating__star-outline"
				style={ {
					width: `${ Math.round( ( 100 / total ) * filled ) }%`,
				} }
			>
				{ numbers.map( ( number ) => (
					<FilledIcon key={ number } style={ style } />
				) ) }
			</div>
		</div>
	);
}
