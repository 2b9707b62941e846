import { useEffect, useState } from '@wordpress/element';

type Load< Data > = ( signal: AbortSignal ) => Promise< Data > | Data;

interface Answer< Data > {
	load: Load< Data >;
	data?: Data;
	isFailed: boolean;
}

/**
 * Data that a field needs before it can be used. An answer to an earlier question
 * does not count.
 *
 * @param load Gets it; the same function as long as the question is the same.
 *             Undefined asks nothing.
 */
export function useLoaded< Data >( load: Load< Data > | undefined ) {
	const [ answer, setAnswer ] = useState< Answer< Data > >();
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		if ( ! load ) {
			return;
		}
		const controller = new AbortController();
		const { signal } = controller;
		const settle = ( settled: Omit< Answer< Data >, 'load' > ) => {
			if ( ! signal.aborted ) {
				setAnswer( { load, ...settled } );
			}
		};
		const wait = async () =>
			settle( { data: await load( signal ), isFailed: false } );
		wait().catch( () => settle( { isFailed: true } ) );
		return () => controller.abort();
	}, [ load, attempt ] );

	const current = load && answer?.load === load ? answer : undefined;
	return {
		data: current?.data,
		isFailed: current?.isFailed ?? false,
		retry: () => {
			setAnswer( undefined );
			setAttempt( ( count ) => count + 1 );
		},
	};
}
