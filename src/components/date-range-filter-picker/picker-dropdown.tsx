import type { ReactNode } from 'react';
import { Dropdown } from '@wordpress/components';
import { Suspense, useId, useState } from '@wordpress/element';
import { toPlainDate } from '@storedeck/date';
import { classNames } from '../class-names';
import { DropdownButton } from '../dropdown-button';
import { loadAhead } from '../lazy-with-retry';
import { Spinner } from '../spinner';
import { loadContents } from './lazy-contents';
import type { PickerDateQuery } from './types';

interface Props {
	/** Label of the button. */
	label: string;
	/** Name of the dialog. */
	title: string;
	/** Lines of the button. */
	lines: readonly string[];
	className?: string;
	contentClassName?: string;
	dateQuery: PickerDateQuery;
	renderContent: ( close: () => void ) => ReactNode;
}

/** A string that only changes when the dates change. */
const getDatesKey = ( { period, compare, ...days }: PickerDateQuery ) =>
	JSON.stringify( [
		period,
		compare,
		...[
			days.after,
			days.before,
			days.compareAfter,
			days.compareBefore,
		].map( ( day ) => day && toPlainDate( day ) ),
	] );

/** A labelled button that opens a dialog. A navigation closes it. */
export function PickerDropdown( {
	label,
	title,
	lines,
	className,
	contentClassName,
	dateQuery,
	renderContent,
}: Props ) {
	const id = useId();
	const [ isOpen, setIsOpen ] = useState( false );
	const dates = getDatesKey( dateQuery );
	const [ previousDates, setPreviousDates ] = useState( dates );
	if ( dates !== previousDates ) {
		// A navigation invalidates the unapplied selection. Closing returns
		// focus to the button; remounting the content would lose it.
		setPreviousDates( dates );
		setIsOpen( false );
	}
	return (
		<div
			className={ classNames( 'woocommerce-filters-filter', className ) }
		>
			<span id={ `${ id }-label` } className="woocommerce-filters-label">
				{ label }
			</span>
			<Dropdown
				contentClassName={ classNames(
					'woocommerce-filters-date__content',
					contentClassName
				) }
				popoverProps={ {
					placement: 'bottom-start',
					role: 'dialog',
					'aria-label': title,
				} }
				open={ isOpen }
				onToggle={ setIsOpen }
				// Focus the dialog; the content then moves focus to the
				// selected entry.
				focusOnMount={ true }
				expandOnMobile
				headerTitle={ title }
				renderToggle={ ( { onToggle } ) => (
					<DropdownButton
						id={ `${ id }-button` }
						aria-labelledby={ `${ id }-label ${ id }-button` }
						labels={ lines }
						isOpen={ isOpen }
						onPointerEnter={ loadAhead( loadContents ) }
						onFocus={ loadAhead( loadContents ) }
						onClick={ onToggle }
					/>
				) }
				renderContent={ ( { onClose } ) => (
					<Suspense fallback={ <Spinner /> }>
						{ renderContent( onClose ) }
					</Suspense>
				) }
			/>
		</div>
	);
}
