import { useEffect, useState } from '@wordpress/element';

type Load< Data > = ( signal: AbortSignal ) => Promise< Data > | Data;

interface LoadResult< Data > {
	load: Load< Data >;
	data?: Data;
	isFailed: boolean;
}

/**
 * Loads data that a field needs. Outdated results are ignored.
 *
 * @param load Loads the data. Must be stable while the request is the same. If
 *             undefined, nothing is loaded.
 */
export function useAsyncData< Data >( load: Load< Data > | undefined ) {
	const [ result, setResult ] = useState< LoadResult< Data > >();
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		if ( ! load ) {
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		const setCurrent = ( settled: Omit< LoadResult< Data >, 'load' > ) => {
			if ( ! signal.aborted ) {
				setResult( { load, ...settled } );
			}
		};
		const loadData = async () =>
			setCurrent( { data: await load( signal ), isFailed: false } );
		loadData().catch( () => setCurrent( { isFailed: true } ) );
		return () => controller.abort();
	}, [ load, attempt ] );

	const current = load && result?.load === load ? result : undefined;
	return {
		data: current?.data,
		isFailed: current?.isFailed ?? false,
		retry: () => {
			setResult( undefined );
			setAttempt( ( count ) => count + 1 );
		},
	};
}
