import { useEffect, useState } from '@wordpress/element';
import { isAbortError, isValidationError, request } from '@storedeck/api';
import type { Query } from '@storedeck/api';
import { requireObject } from '@storedeck/data/core';
import type { Answer, Model } from './answer';

/** Data that a failing server left out are no answer. */
const ask = async < Data extends object >(
	options: Parameters< typeof request >[ 0 ]
) => requireObject( await request< Data >( options ) );

let model: Promise< Model > | undefined;

/** Loads what can be asked, once. */
export function loadModel(): Promise< Model > {
	model ??= ask< Model >( { path: '/storedeck/v1/model' } );
	model.catch( () => {
		model = undefined;
	} );
	return model;
}

const ANSWERS = '/storedeck/v1/answers';

/** The largest page of the server. */
export const MAX_ROWS = 500;

/** All rows of an answer. */
export async function fetchAllRows( query: Query ): Promise< Answer > {
	const fetchPage = ( page: number ) =>
		ask< Answer >( {
			path: ANSWERS,
			query: { ...query, page, per_page: MAX_ROWS },
		} );
	const first = await fetchPage( 1 );
	const rows = [ ...first.rows ];
	for ( let page = 2; rows.length < first.total_rows; page++ ) {
		const { rows: next } = await fetchPage( page );
		if ( next.length === 0 ) {
			break;
		}
		rows.push( ...next );
	}
	return { ...first, rows, other: null };
}

interface Result< Data > {
	/** The question of `data`. */
	of?: string;
	data?: Data;
	/** The last question that was answered or failed. */
	settled?: string;
	error?: Error;
}

export interface AnswerResult< Data = Answer > {
	/** The newest answer. While a question is asked, that of the previous one. */
	data: Data | undefined;
	/** `data` belongs to the previous question. */
	isPreviousData: boolean;
	isRequesting: boolean;
	error: Error | undefined;
	/** The server does not understand the question, so that asking again is no use. */
	isRefused: boolean;
	retry: () => void;
}

/**
 * Asks a route. A question that is no longer asked is aborted.
 *
 * @param path  The route.
 * @param query Parameters of the question.
 */
export function useRequest< Data extends object >(
	path: string,
	query: Query | undefined
): AnswerResult< Data > {
	const key = query && JSON.stringify( { path, query } );
	const [ { of, data, settled, error }, setResult ] = useState<
		Result< Data >
	>( {} );
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		if ( key === undefined ) {
			return;
		}
		const controller = new AbortController();
		ask< Data >( {
			...JSON.parse( key ),
			signal: controller.signal,
		} ).then(
			( answer ) => setResult( { of: key, data: answer, settled: key } ),
			( reason: Error ) => {
				if ( ! isAbortError( reason ) ) {
					setResult( ( before ) => ( {
						...before,
						settled: key,
						error: reason,
					} ) );
				}
			}
		);
		return () => controller.abort();
	}, [ key, attempt ] );

	const isSettled = settled === key;
	return {
		data,
		isPreviousData: of !== key,
		isRequesting: ! isSettled,
		error: isSettled ? error : undefined,
		isRefused: isSettled && isValidationError( error ),
		retry: () => {
			setResult( ( before ) => ( {
				...before,
				settled: undefined,
				error: undefined,
			} ) );
			setAttempt( ( before ) => before + 1 );
		},
	};
}

/**
 * Asks a question.
 *
 * @param query Parameters of the question.
 */
export const useAnswer = ( query: Query | undefined ) =>
	useRequest< Answer >( ANSWERS, query );
