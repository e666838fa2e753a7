import { fromList } from '../from-list.ts';

/** Names of date fields, as in `labels.data.ts`. */

/** Dates that belong to the domain wherever they are. */
export const createdLabels: readonly string[] = fromList(`
  reg created, creation date, domain creation date, domain created, domain create date, domain registration date,
  domain registered, domain record activated, domain name commencement date, record created, record created on,
  domain created on, first registration date, creation time, date de creation, fecha de creacion, fecha creacion,
  data de criacao, data de registo, data criacao, creado el, created date, create date, created time, created at,
  date created, domaindateregistered, domain dateregistered, domain datecreated, entry created, data utworzenia,
  datum kreiranja, registration date, registered date, date registered, registration time, registered on,
  date of creation, fecha de registro, fecha registro, data de registro, date d enregistrement,
  domain registration time, kayit tarihi, olusturulma tarihi, datum registrace, activated on, activated, acivated,
  activation date, activation, fecha de activacion, commencement date, registration, assigned on, delegation date,
  date of registration, registrirano, 登録年月日, 등록일, 注册时间, 註冊日期, дата регистрации, зарегистрирован, original created,
  record created at, data registrazione, registrierungsdatum, domain first registered, issue date, issued date,
  issued on, first registered, first registered date, datum registracije, datum registracie, data e regjistrimit,
  data inregistrarii, datum registratie, data rejestracji, ngay dang ky, registriert am, дата создания,
  дата реєстрації, 注册日期, 创建时间, 註冊時間
`);

/** Dates that may as well be a contact's: they count outside contacts only. */
export const weakCreatedLabels: readonly string[] = fromList(`
  created on, created, registered, created by registrar on, date de creation du domaine, regdate, reg date,
  connected date on, connected date
`);

export const expiresLabels: readonly string[] = fromList(`
  registry expiry date, registry expiration date, expiration date, expiry date, expire date, expiry on,
  domain expiration date, domain expires, domain expiry date, domain expires on, expiration time, record expires on,
  record expires, record expired, record will expire on, domain expire date, registrar registration expiration date,
  registration expiration date, registration expiration, registration expires, registry expiry, expires on,
  expires at, expires date, expire on, exp date, date of expiration, date expires, expiration, expiry, expires,
  expire, expired, expired date, paid till, paid until, valid until, valid date, valid to, validity, validity date,
  valid till, domain datebilleduntil, domaindatebilleduntil, billed until, active until, registered until,
  date d expiration, fecha de vencimiento, fecha vencimiento, fecha de expiracion, fecha expiracion, vencimiento,
  expira el, fecha de corte, data de expiracao, data expiracao, data di scadenza, scadenza, data wygasniecia,
  bitis tarihi, gecerlilik tarihi, datum isteka, datum expirace, ablaufdatum, 有効期限, 사용 종료일, 到期时间, 到期日期,
  дата окончания, оплачен до, record expiry, expire time, domain valid until, registration valid until,
  domain expiration, domain currently expires, datum exspiracie, data e skadimit, data expirarii, vervaldatum,
  ngay het han, ablauf, дата истечения, истекает, дата завершення, 过期时间, 到期時間, registrar expiration date
`);

/** Names of an expiry date that elsewhere mean something else: only when nothing above is there. */
export const weakExpiresLabels: readonly string[] = [
  'renewal date',
  'renewal',
  'renewal due',
  'renew by',
  'next due date',
];

export const updatedLabels: readonly string[] = fromList(`
  updated date, domain last updated date, domain last updated, domain record last updated, modification date,
  record last updated on, record last updated, record last modified, record modified, last modified date,
  domain datelastmodified, domain updated, updated time, fecha de modificacion, fecha de actualizacion,
  ultima actualizacion, ultima modificacion, domain update date, domain modified, data de alteracao,
  date de modification, derniere modification, entry updated, last updated date, update date, 최근 정보 변경일, 最終更新, 最終更新日,
  datum zmeny, modified date, date modified, updated at
`);

/** As with creation: a contact has these too. */
export const weakUpdatedLabels: readonly string[] = fromList(`
  last updated on, last update, last updated, last modified, changed, last changed, updated, updated on, modified,
  modified on, last modified on, update time, last changed on, last edited, last edited on
`);
