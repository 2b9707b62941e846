import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getRangeLabel, toStoreMoment } from '@storedeck/date';
import { classNames } from '../class-names';
import { readRangeText } from './read-range-text';
import type { TypedRange } from './types';

type Days = Pick< TypedRange, 'after' | 'before' >;

interface Props {
	/** Called with a range while it is typed. */
	onRange: ( days: Days ) => void;
	/** Called with a preset on Enter. */
	onPreset: ( preset: string ) => void;
	/** Called with a range on Enter. */
	onSubmit: ( days: Days ) => void;
}

/** A field for a date range in words. Enter applies it. */
export function RangeText( { onRange, onPreset, onSubmit }: Props ) {
	const id = useId();
	const [ text, setText ] = useState( '' );
	const [ isTried, setIsTried ] = useState( false );
	const read = ( typed: string ) => {
		const range = readRangeText( typed );
		return range && 'start' in range
			? {
					after: toStoreMoment( range.start ),
					before: toStoreMoment( range.end ),
			  }
			: range;
	};
	const range = read( text );
	const isInvalid = isTried && ! range && text.trim() !== '';
	const getMessage = () => {
		if ( isInvalid ) {
			return __(
				'Type a date range, for example “last 10 days” or “March 2025”.',
				'storedeck'
			);
		}
		return range && 'after' in range
			? getRangeLabel( range.after, range.before )
			: '';
	};
	return (
		<form
			className={ classNames(
				'woocommerce-calendar__input woocommerce-filters-date__text-field',
				isInvalid && 'is-invalid'
			) }
			onSubmit={ ( event ) => {
				event.preventDefault();
				setIsTried( true );
				if ( range && 'preset' in range ) {
					onPreset( range.preset );
				} else if ( range ) {
					onSubmit( range );
				}
			} }
		>
			<label htmlFor={ id }>{ __( 'Type a range', 'storedeck' ) }</label>
			<input
				id={ id }
				type="text"
				autoComplete="off"
				className="woocommerce-calendar__input-text"
				value={ text }
				placeholder={ __( 'last 10 days', 'storedeck' ) }
				aria-invalid={ isInvalid }
				aria-describedby={ `${ id }-message` }
				onChange={ ( { target } ) => {
					setText( target.value );
					setIsTried( false );
					const typed = read( target.value );
					if ( typed && 'after' in typed ) {
						onRange( typed );
					}
				} }
			/>
			<p
				id={ `${ id }-message` }
				className="woocommerce-filters-date__text-message"
				aria-live="polite"
			>
				{ getMessage() }
			</p>
		</form>
	);
}
