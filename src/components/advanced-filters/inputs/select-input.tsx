import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getDefaultOptionValue } from '@storedeck/navigation';
import type { FilterOption } from '@storedeck/navigation';
import { truncate } from '../../filter-picker/truncate';
import { Spinner } from '../../spinner';
import { Failed } from '../failed';
import { toText } from '../rows';
import { Sentence } from '../sentence';
import { useLoaded } from '../use-loaded';
import type { InputProps } from './types';

/** A choice among options. */
export function SelectInput( { filter, row, onChange }: InputProps ) {
	const { options: known, getOptions } = filter.input;
	const asked = useLoaded( known ? undefined : getOptions );
	const options: readonly FilterOption[] | undefined = known ?? asked.data;
	const value = toText( row.value );
	const initial =
		options && ! value
			? getDefaultOptionValue( filter, options )
			: undefined;
	const latestOnChange = useRef( onChange );
	useEffect( () => {
		latestOnChange.current = onChange;
	} );
	useEffect( () => {
		if ( initial ) {
			latestOnChange.current( initial );
		}
	}, [ initial ] );

	if ( asked.isFailed ) {
		return (
			<Failed
				text={ __( 'The options could not be loaded.', 'storedeck' ) }
				onRetry={ asked.retry }
			/>
		);
	}
	if ( ! options ) {
		return <Spinner />;
	}
	const chosen = options.find( ( option ) => option.value === value );
	return (
		<>
			<select
				className="woocommerce-filters-advanced__input"
				aria-label={ filter.labels.filter }
				value={ value }
				onChange={ ( { target } ) => onChange( target.value ) }
			>
				{ value && ! chosen && (
					// Of an address that is older than the options.
					<option value={ value }>{ truncate( value ) }</option>
				) }
				{ options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
			<Sentence
				filter={ filter }
				row={ row }
				value={ chosen?.label ?? truncate( value ) }
			/>
		</>
	);
}
