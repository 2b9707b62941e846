import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { isDelta } from './delta';
import type { Trend } from './delta';

/** The arrow repeats the meaning of the color. */
function getArrow( delta: unknown ) {
	if ( ! isDelta( delta ) || delta === 0 ) {
		return undefined;
	}
	return delta > 0 ? '▲' : '▼';
}

interface Props {
	delta: unknown;
	trend: Trend;
	/** For screen readers. */
	description: ReactNode;
	/** The change, for the eye. */
	children: ReactNode;
}

/** A change, with an arrow for its direction and a tint for better or worse. */
export function DeltaPill( { delta, trend, description, children }: Props ) {
	const arrow = getArrow( delta );
	return (
		<span
			className={ classNames(
				'woocommerce-summary__item-delta',
				trend !== 'none' && `is-${ trend }-trend`
			) }
		>
			<span
				className="woocommerce-summary__item-delta-value"
				// The sign is before the number in every language.
				dir="ltr"
				aria-hidden="true"
			>
				{ arrow && (
					<span className="woocommerce-summary__item-delta-icon">
						{ arrow }
					</span>
				) }
				{ children }
			</span>
			<span className="screen-reader-text">{ description }</span>
		</span>
	);
}
