import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getDefaultOptionValue } from '@storedeck/navigation';
import type { FilterOption } from '@storedeck/navigation';
import { truncate } from '../../filter-picker/truncate';
import { Spinner } from '../../spinner';
import { useLatest } from '../../use-latest';
import { LoadError } from '../load-error';
import { toText } from '../rows';
import { Sentence } from '../sentence';
import { useAsyncData } from '../use-async-data';
import type { InputProps } from './types';

export function SelectInput( { filter, row, onChange }: InputProps ) {
	const { options: staticOptions, getOptions } = filter.input;
	const loaded = useAsyncData( staticOptions ? undefined : getOptions );
	const options: readonly FilterOption[] | undefined =
		staticOptions ?? loaded.data;
	const value = toText( row.value );
	const initial =
		options && ! value
			? getDefaultOptionValue( filter, options )
			: undefined;
	const latestOnChange = useLatest( onChange );
	useEffect( () => {
		if ( initial ) {
			latestOnChange.current( initial );
		}
	}, [ initial, latestOnChange ] );

	if ( loaded.isFailed ) {
		return (
			<LoadError
				text={ __( 'Could not load the options.', 'storedeck' ) }
				onRetry={ loaded.retry }
			/>
		);
	}
	if ( ! options ) {
		return <Spinner />;
	}
	const selected = options.find( ( option ) => option.value === value );
	return (
		<>
			<select
				className="woocommerce-filters-advanced__input"
				aria-label={ filter.labels.filter }
				value={ value }
				onChange={ ( { target } ) => onChange( target.value ) }
			>
				{ value && ! selected && (
					// A value in the URL that is no longer an option.
					<option value={ value }>{ truncate( value ) }</option>
				) }
				{ options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
			{ value && ! selected && (
				<p role="status" className="woocommerce-filters__notice">
					{ sprintf(
						/* translators: %s: a value of the URL. */
						__( 'No option has the value %s.', 'storedeck' ),
						truncate( value )
					) }
				</p>
			) }
			<Sentence
				filter={ filter }
				row={ row }
				value={ selected?.label ?? truncate( value ) }
			/>
		</>
	);
}
