import { useEffect, useState } from '@wordpress/element';

interface State< Value > {
	key: string;
	value?: Value;
	error?: Error;
}

const toError = ( error: unknown ) =>
	error instanceof Error ? error : new Error( String( error ) );

/**
 * Loads what a key names, again whenever the key changes.
 *
 * @param key  Name of the value.
 * @param load Loads the value; called once for each key and retry.
 * @return No value until it is loaded, or if loading failed.
 */
export function useLoaded< Value >(
	key: string,
	load: ( key: string ) => Promise< Value >
) {
	const [ state, setState ] = useState< State< Value > >();
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		let isMounted = true;
		const save = ( result: Omit< State< Value >, 'key' > ) => {
			if ( isMounted ) {
				setState( { key, ...result } );
			}
		};
		load( key ).then(
			( value ) => save( { value } ),
			( error: unknown ) => save( { error: toError( error ) } )
		);
		return () => {
			isMounted = false;
		};
	}, [ key, load, attempt ] );

	const { value, error } = state?.key === key ? state : {};
	return {
		value,
		error,
		isLoading: ! value && ! error,
		retry: () => {
			setState( undefined );
			setAttempt( ( before ) => before + 1 );
		},
	};
}
