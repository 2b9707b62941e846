/*
 * Importing this puts the stores into the page's registry, so that
 * `select( 'wc/admin/reports' )` and the like work by name.
 */
import { registerStore } from './core';
import { optionsStore } from './options';
import { reportsStore } from './reports';
import { userStore } from './user';

[ reportsStore, optionsStore, userStore ].forEach( registerStore );

export * from './constants';
export type { SelectorsOf } from './stores-by-name';
export * from './options';
export * from './reports';
export * from './user';
export { getResourceName, useInterest } from './core';
export type { Question, RequestError, RequestStatus } from './core';
