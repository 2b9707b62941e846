import {
	BaseControl,
	CheckboxControl,
	SelectControl,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { __, _x } from '@wordpress/i18n';
import { importStore } from '@storedeck/data';
import type { ImportFormSettings } from '@storedeck/data';
import { getStoreToday } from '@storedeck/date';

const getPeriods = () => [
	{ value: 'all', label: _x( 'All', 'period', 'storedeck' ) },
	{ value: '365', label: __( 'Last 365 days', 'storedeck' ) },
	{ value: '90', label: __( 'Last 90 days', 'storedeck' ) },
	{ value: '30', label: __( 'Last 30 days', 'storedeck' ) },
	{ value: '7', label: __( 'Last 7 days', 'storedeck' ) },
	{ value: '1', label: __( 'Last 24 hours', 'storedeck' ) },
	{ value: 'custom', label: __( 'Choose a custom date', 'storedeck' ) },
];

/** Converts between `MM/DD/YYYY` of the form and `YYYY-MM-DD` of the date field. */
const toIso = ( date: string ) =>
	date.replace( /^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2' );
const fromIso = ( date: string ) =>
	date.replace( /^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1' );

export function PeriodFields( { period, skipPrevious }: ImportFormSettings ) {
	const dateId = useInstanceId( PeriodFields, 'storedeck-import-from' );
	const { setImportPeriod, setSkipPrevious } = useDispatch( importStore );
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				label={ __( 'Import orders from', 'storedeck' ) }
				value={ period.label }
				options={ getPeriods() }
				onChange={ ( value ) =>
					value === 'custom'
						? setImportPeriod( period.date, true )
						: setImportPeriod( value )
				}
			/>
			{ period.label === 'custom' && (
				<BaseControl
					__nextHasNoMarginBottom
					id={ dateId }
					label={ __( 'Start date', 'storedeck' ) }
				>
					<input
						id={ dateId }
						className="components-text-control__input"
						type="date"
						max={ getStoreToday() }
						value={ toIso( period.date ) }
						onChange={ ( { target } ) => {
							if ( target.value ) {
								setImportPeriod(
									fromIso( target.value ),
									true
								);
							}
						} }
					/>
				</BaseControl>
			) }
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __(
					'Skip previously imported customers and orders',
					'storedeck'
				) }
				checked={ skipPrevious }
				onChange={ setSkipPrevious }
			/>
		</>
	);
}
