import { formatForMachines, formatShopClock, toShopClock } from './shop-date';
import type { DateProps } from './types';

export type { DateProps, ShopDate } from './types';

/**
 * A date, short for the eye and in full for the ear.
 *
 * @param props See `DateProps`.
 */
function ShownDate( {
	date,
	machineFormat = 'Y-m-d H:i:s',
	screenReaderFormat = 'F j, Y',
	visibleFormat = 'Y-m-d',
}: DateProps ) {
	const shown = toShopClock( date );
	if ( ! shown.isValid() ) {
		return null;
	}
	return (
		<time dateTime={ formatForMachines( machineFormat, shown ) }>
			<span aria-hidden="true">
				{ formatShopClock( visibleFormat, shown ) }
			</span>
			<span className="screen-reader-text">
				{ formatShopClock( screenReaderFormat, shown ) }
			</span>
		</time>
	);
}

export { ShownDate as Date };
